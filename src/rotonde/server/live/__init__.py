"""Live connections: WebSocket protocol, frames, limits, write buffers and broadcasts."""
