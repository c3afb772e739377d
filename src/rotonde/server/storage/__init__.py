"""Storage: SQLite and PostgreSQL behind one set of SQL, migrations, the writer thread, damage checks."""
