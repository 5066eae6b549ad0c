"""A withdrawal in a world of its own, with pytest and requests: TARGET=http://127.0.0.1:4010 pytest test_withdrawal.py"""
import os
import uuid

import pytest
import requests

TARGET = os.environ.get("TARGET", "http://127.0.0.1:4010")
QA = requests.Session()
QA.headers["x-qa"] = "1"


@pytest.fixture
def world():
    path = f"{TARGET}/__qa/worlds/py-{uuid.uuid4().hex[:8]}"
    opened = QA.put(path, json={"scenario": "verified-with-funds"}).json()
    yield {"control": path, **opened}
    assert QA.get(f"{path}/problems").json()["items"] == []
    QA.delete(path)


def test_an_approved_withdrawal_is_paid(world):
    api = requests.Session()
    api.headers["Authorization"] = world["users"]["alice"]["session"]["token"]
    asked = {"amount": 5000, "payPassword": "123456"}
    assert api.post(f"{world['url']}api/wallet/bankWithdrawal", json=asked).json()["code"] == 200

    wanted = {"kind": "withdrawal", "state": "open", "user": "alice", "within": 5000}
    (review,) = QA.get(f"{world['control']}/reviews", params=wanted).json()["items"]
    QA.post(f"{world['control']}/reviews/{review['id']}", json={"decision": "approve"}).raise_for_status()

    assert api.get(f"{world['url']}api/wallet/getBalance").json()["data"]["balance"] == 395_000
