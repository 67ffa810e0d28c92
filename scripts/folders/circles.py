"""Finds circles in a graph, and the fewest references that close them."""

from dataclasses import dataclass
from typing import Any

Edge = tuple[str, str]


@dataclass(frozen=True)
class Circle:
    """Nodes that all reach each other, users first, and the edges against that order."""

    order: list[str]
    closing: list[tuple[Edge, list[Any]]]


def circles(edges: dict[Edge, list[Any]]) -> list[Circle]:
    found = []
    for nodes in components(edges):
        order = best_order(nodes, edges)
        place = {node: index for index, node in enumerate(order)}
        closing = [
            (edge, references)
            for edge, references in sorted(edges.items())
            if edge[0] in place and edge[1] in place and place[edge[0]] > place[edge[1]]
        ]
        found.append(Circle(order, closing))
    return found


def components(edges: dict[Edge, list[Any]]) -> list[list[str]]:
    """The largest sets of two or more nodes that all reach each other."""
    reach = {user: reachable(user, edges) for user, _ in edges}
    found: list[list[str]] = []
    for node in sorted(reach):
        if node in reach[node] and not any(node in component for component in found):
            found.append([other for other in sorted(reach[node]) if node in reach.get(other, ())])
    return found


def reachable(start: str, edges: dict[Edge, list[Any]]) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        node = waiting.pop()
        for user, used in edges:
            if user == node and used not in found:
                found.add(used)
                waiting.append(used)
    return found


def best_order(nodes: list[str], edges: dict[Edge, list[Any]]) -> list[str]:
    """An order with few references from a later node to an earlier one.

    Moves one node at a time to its best place, until no move helps.
    """
    order = sorted(nodes, key=lambda node: balance(node, nodes, edges), reverse=True)
    while True:
        before = backward(order, edges)
        for node in nodes:
            others = [other for other in order if other != node]
            places = [others[:index] + [node] + others[index:] for index in range(len(order))]
            order = min([order, *places], key=lambda place: backward(place, edges))
        if backward(order, edges) == before:
            return order


def balance(node: str, nodes: list[str], edges: dict[Edge, list[Any]]) -> int:
    """How many references of a node exceed those to it."""
    uses = sum(len(found) for (user, used), found in edges.items() if user == node and used in nodes)
    used_by = sum(len(found) for (user, used), found in edges.items() if used == node and user in nodes)
    return uses - used_by


def backward(order: list[str], edges: dict[Edge, list[Any]]) -> int:
    place = {node: index for index, node in enumerate(order)}
    return sum(
        len(references)
        for (user, used), references in edges.items()
        if user in place and used in place and place[user] > place[used]
    )
