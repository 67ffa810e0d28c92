"""That the simulation of docs/scale.md agrees with what can be computed by hand."""

import importlib.util

import pytest

from conftest import REPOSITORY

found = importlib.util.spec_from_file_location("scale", REPOSITORY / "scripts/simulate-scale.py")
scale = importlib.util.module_from_spec(found)
found.loader.exec_module(scale)

# A server core makes 500 sign-ins per second, one of the database 1,000.
COSTS = scale.Costs(server=0.002, database=0.001)


def rate(nodes: int, database_cores: int, costs=COSTS) -> tuple[float, str]:
    return scale.highest_rate(costs, scale.Set(nodes, 2, database_cores), seconds=2)


def test_one_node_does_what_its_processors_can():
    highest, limit = rate(nodes=1, database_cores=16)
    assert highest == pytest.approx(1_000, rel=0.1)
    assert limit == "the servers' processors"


def test_nodes_add_up_until_the_database_is_busy():
    assert rate(nodes=2, database_cores=16)[0] == pytest.approx(2_000, rel=0.1)
    highest, limit = rate(nodes=8, database_cores=2)
    assert highest == pytest.approx(2_000, rel=0.1)
    assert limit == "the database's processors"


def test_a_log_that_takes_longer_than_the_limit_allows_nothing():
    slow = scale.Costs(server=0.002, database=0.001, log_write=0.15)
    highest, limit = rate(1, 16, slow)
    assert highest < 50 and limit == ""


def test_commits_that_wait_share_a_write_of_the_log():
    slow = scale.Costs(server=0.002, database=0.001, log_write=0.02)
    # With one write for each of the two commits, there would be 25 per second.
    assert rate(1, 16, slow)[0] > 500


def test_the_same_seed_gives_the_same_times():
    def times():
        return scale.Simulation(COSTS, scale.Set(2, 2, 2), 300, 1, seed=7).run().times

    assert times() == times()
