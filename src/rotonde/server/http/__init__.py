"""HTTP: middleware, errors, rate limits, message types, the OpenAPI description and the page's files."""
