"""Several server processes on one database: leases, notifications between them and a common clock."""
