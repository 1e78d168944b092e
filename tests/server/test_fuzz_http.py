"""Schemathesis on the published schema: valid and invalid requests to every operation.

It is imported where it is needed: that takes a second, in every process that collects tests.
"""

import asyncio
import contextlib
import os
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import FailedHealthCheck, Unsatisfiable

from tests.server.clients import HOST_SEAT, House, varied
from tests.server.test_fuzz import unharmed

if TYPE_CHECKING:
    from schemathesis import APIOperation

EXAMPLES = int(os.environ.get("TIDETABLE_EXAMPLES", "8"))  # requests to each operation


@pytest.mark.thorough
@pytest.mark.parametrize("mode", ["negative", "positive"])
def test_hostile_requests_do_no_harm(house: House, mode: str) -> None:
    import schemathesis
    from schemathesis.core.result import Ok

    before = [len(server.logged()) for server in house.servers]
    server = house.server

    async def prepare() -> tuple[str, list[str | None]]:
        ann, ben = await house.guests(2)
        running, over = await house.table([ann, ben]), await ann.make([HOST_SEAT, HOST_SEAT])
        await ann.begin(over)
        async with ann.at(over) as place:
            await place.play(varied)
        return ann.token, [running, over, None]

    token, tables = asyncio.run(prepare())
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    asked = 0
    with httpx.Client(base_url=server.url, timeout=60) as client:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            about_a_table = "{table_id}" in operation.path
            for known in tables if about_a_table else tables[-1:]:
                asked += fuzz(client, operation, mode, token, known)
    assert asked > EXAMPLES * 10
    unharmed(house, before)


def fuzz(
    client: httpx.Client,
    operation: "APIOperation[Any, Any, Any, Any]",
    mode: str,
    token: str,
    table: str | None,
) -> int:
    """Send requests to one operation, perhaps about a real table; how many were sent."""
    from schemathesis import GenerationMode
    from schemathesis.specs.openapi import checks

    conform = [
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]
    asked = 0

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        # Not `filter_too_much`: of a request without parameters there is no invalid form, and
        # the search for one ends there.
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(case=operation.as_strategy(GenerationMode(mode)))
    def ask(case: Any) -> None:
        nonlocal asked
        if table is not None and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        request = case.as_transport_kwargs(base_url=str(client.base_url))
        headers = {**dict(request["headers"]), "authorization": f"Bearer {token}"}
        try:
            answer = client.request(
                request["method"],
                request["url"],
                headers=headers,
                params=request.get("params"),
                json=request.get("json"),
                content=request.get("data"),
            )
        except (httpx.LocalProtocolError, httpx.InvalidURL, UnicodeEncodeError):
            return  # cannot be sent at all
        asked += 1
        assert answer.status_code < 500, (request, answer.text)
        case.validate_response(answer, checks=conform)

    with contextlib.suppress(Unsatisfiable, FailedHealthCheck):  # no invalid request exists
        ask()
    return asked
