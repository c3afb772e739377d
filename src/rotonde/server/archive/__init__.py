"""Archive: uploaded records, branched games, replays, and games that the present rules no longer replay."""
