"""The research face passes the tests that the public projects publish for environments, in every game and mode."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from sudi.games import NAMES, game
from sudi.research import aec_env, gym_env

TABLES = [(name, mode.name) for name in NAMES for mode in game(name).modes.values()]


@pytest.mark.parametrize(("name", "mode"), TABLES, ids=lambda one: one)
def test_every_mode_passes_pettingzoos_own_tests(name: str, mode: str) -> None:
    env = aec_env(name, mode)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of large spaces
        api_test(env, num_cycles=60)
    seed_test(lambda: aec_env(name, mode), num_cycles=60)


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_against_a_bot_passes_gymnasiums_checker(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gym_env(name, opponent="random"), skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_plays_them_through(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from sudi.research import openspiel_game

    found = openspiel_game(name)
    state = found.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(5)
    for _ in range(40):
        if state.is_terminal():
            break
        other = state.clone()
        action = state.legal_actions()[-1]
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string() == state.information_state_string()
        other.apply_action(action)
        assert state.history() != other.history(), "a clone goes its own way"
        state.apply_action(action)
        assert str(state) == str(other)
    assert pyspiel.load_game(f"sudi_{name}").num_distinct_actions() == found.num_distinct_actions()


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_test_of_random_play(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import sudi.research.openspiel_face

    assert sudi.research.openspiel_face.PREFIX + name in pyspiel.registered_names()
    pyspiel.random_sim_test(pyspiel.load_game(f"sudi_{name}(deals=16)"), num_sims=1, serialize=True, verbose=False)


def test_openspiels_search_over_information_sets_plays_ours() -> None:
    """It deals the hidden cards anew for the seat that thinks, by our own dealer."""
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    import sudi.research.openspiel_face  # noqa: F401 - it registers the games

    game = pyspiel.load_game("sudi_shards(deals=16)")
    state = game.new_initial_state()
    state.apply_action(3)
    luck = np.random.RandomState(7)
    searcher = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), uct_c=2.0, max_simulations=5, random_state=luck)
    for _ in range(4):
        action = searcher.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_world_dealt_anew_is_the_same_information_state() -> None:
    pytest.importorskip("pyspiel")
    from sudi.research import openspiel_game

    state = openspiel_game("shards").new_initial_state()
    state.apply_action(3)
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    seat = state.current_player()
    other = state.resample_from_infostate(seat, lambda: 0.37)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.episode.state.pack() != state.episode.state.pack()
