"""The last lines of each table's chat, and which seats are held by guests."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("sender", sa.String(64), nullable=False),
        sa.Column("guest", sa.Boolean(), nullable=False),
        sa.Column("seat", sa.String(8)),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table"),
    )
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("guest", sa.Boolean(), nullable=False, server_default=sa.false()))
    # Seats that were taken before are marked by what their holders are now.
    op.execute(
        "UPDATE seats SET guest = true WHERE kind = 'human' AND EXISTS "
        '(SELECT 1 FROM users WHERE users.id = seats."user" AND users.login IS NULL)'
    )


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("guest")
    op.drop_table("chat")
