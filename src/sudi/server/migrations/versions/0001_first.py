"""People, sessions, tables, seats and the journal of moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(64)),
        sa.Column("password", sa.Text()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("login", name="uq_users_login"),
    )
    op.create_table(
        "sessions",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_sessions"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_sessions_user"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("outcome", sa.JSON()),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
    )
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_table(
        "moves",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("option", sa.Text(), nullable=False),
        sa.Column("client", sa.String(64)),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("left", sa.JSON()),
        sa.PrimaryKeyConstraint("table", "version", name="pk_moves"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_moves_table"),
    )
    op.create_index("uq_moves_table_seat_client", "moves", ["table", "seat", "client"], unique=True)


def downgrade() -> None:
    for name in ("moves", "seats", "tables", "sessions", "users"):
        op.drop_table(name)
