"""Alembic's way in: the connection is handed over by `sudi.server.store.database.migrate`."""

from alembic import context

from sudi.server.store.models import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
