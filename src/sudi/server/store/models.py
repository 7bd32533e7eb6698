"""The tables of the database. The journal (`moves`) is only ever appended to."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),  # the name as accounts are looked up; guests have none
    Column("password", Text),
    Column("created", Float, nullable=False),
)

# How the names of accounts look (`names.looks_of`): no look has two owners. An account of an earlier database whose
# name looked like an older one's keeps its name without the look.
looks = Table(
    "looks",
    metadata,
    Column("look", String(255), primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
)

# Only a digest of a session's key is kept: who reads the database cannot sign in with it.
sessions = Table(
    "sessions",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
    Column("created", Float, nullable=False, server_default="0"),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("device", String(64), nullable=False, server_default=""),  # browser and system, as its owner is told
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("plan", JSON, nullable=False),
    Column("game", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String(32), nullable=False, index=True),
    Column("status", String(8), nullable=False, index=True),
    Column("outcome", JSON),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # when somebody who sits there was last there
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("user", String(32), index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(32)),
    Column("guest", Boolean, nullable=False, server_default=false()),
    Column("ready", Boolean, nullable=False, server_default=true()),  # for its clock; a table without one never asks
    Column("asking", JSON),  # when it wants to be asked in windows; null: never said
)

# Two writers of one table cannot both write version n: the second is refused and has to read again.
moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("client", String(64)),
    Column("by", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("left", JSON),
    Index("uq_moves_table_seat_client", "table", "seat", "client", unique=True),
)

# Numbered from 1 at each table; only the last lines are kept (`Limits.chat_lines`).
chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("sender", String(64), nullable=False),
    Column("guest", Boolean, nullable=False),
    Column("seat", String(8)),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("user", String(32), index=True),  # whose line it is; null where an earlier version did not write it down
)

# Of a finished match; `user` asked for it.
reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("user", String(32), index=True),
    Column("status", String(8), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("touched", Float, nullable=False),  # when it was last worked on
    Column("found", JSON),
)

# What people wrote and drew about finished matches. They are the author's alone, unless they are shared.
notes = Table(
    "notes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("at", Integer, nullable=False),  # so many choices were made
    Column("text", Text, nullable=False),
    Column("marks", JSON, nullable=False),
    Column("written", Float, nullable=False),
    Index("ix_notes_table_user", "table", "user"),
)

# Whose notes on a match are shared; whoever knows the key may read them.
shared_notes = Table(
    "shared_notes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("user", ForeignKey("users.id"), primary_key=True, index=True),
    Column("key", String(32), nullable=False),
)

# Kept apart from the person: whoever is banned stays so whatever becomes of the rest.
bans = Table(
    "bans",
    metadata,
    Column("user", String(32), primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float),  # null: for good
)

# What `sudi admin` asks of the running processes; they look here every second.
orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("target", String(64), nullable=False),  # a table or a person
    Column("given", Float, nullable=False),
    Column("done", Float),  # when a process had done it
)
