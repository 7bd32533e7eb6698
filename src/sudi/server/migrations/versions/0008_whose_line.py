"""Whose line of the chat it is, so that it can be given to them and go with them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("user", sa.String(32)))
        chat.create_index("ix_chat_user", ["user"])
    # Lines from a seat are its holder's; of the others those with the name of an account, which nobody else could use.
    op.execute(
        'UPDATE chat SET "user" = (SELECT seats."user" FROM seats '
        """WHERE seats."table" = chat."table" AND 'p' || (seats.seat + 1) = chat.seat AND seats.name = chat.sender)"""
    )
    op.execute(
        'UPDATE chat SET "user" = '
        "(SELECT MIN(users.id) FROM users WHERE users.login IS NOT NULL AND users.name = chat.sender) "
        'WHERE "user" IS NULL AND guest = false'
    )


def downgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.drop_index("ix_chat_user")
        chat.drop_column("user")
