"""How the names of accounts look, and what tells one session from another."""

import time

import sqlalchemy as sa
from alembic import op

from sudi.server.guard.names import looks_of
from sudi.server.store.people import SESSION_SECONDS

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "looks",
        sa.Column("look", sa.String(255), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("look", name="pk_looks"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_looks_user"),
    )
    op.create_index("ix_looks_user", "looks", ["user"])
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("created", sa.Float(), nullable=False, server_default="0"))
        sessions.add_column(sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
        sessions.add_column(sa.Column("device", sa.String(64), nullable=False, server_default=""))
    op.execute(f"UPDATE sessions SET created = expires - {SESSION_SECONDS}, seen = {time.time()}")
    connection = op.get_bind()
    taken: dict[str, str] = {}
    accounts = sa.text("SELECT id, name FROM users WHERE login IS NOT NULL ORDER BY created, id")
    for id, name in connection.execute(accounts):
        for look in looks_of(name):
            taken.setdefault(look, id)  # names that looked alike before stay; the look is the older one's
    rows = [{"look": look, "user": id} for look, id in taken.items()]
    if rows:
        connection.execute(sa.text('INSERT INTO looks (look, "user") VALUES (:look, :user)'), rows)


def downgrade() -> None:
    with op.batch_alter_table("sessions") as sessions:
        for column in ("device", "seen", "created"):
            sessions.drop_column(column)
    op.drop_table("looks")
