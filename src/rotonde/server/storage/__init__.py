"""What is kept, in one set of SQL for SQLite and PostgreSQL."""
