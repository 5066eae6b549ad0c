import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { createValidation } from "@hashgrove/contract/validation.ts";
import { expect, test } from "vitest";
import { requestFaults } from "./request-faults.ts";

const contract = readContract(PRODUCT_CONTRACT);
const validation = createValidation(contract);
const login = contract.calls.find(({ operationId }) => operationId === "user.login");

test.each([
  [{ account: 7, password: "x" }, ["/body/account must be string, not 7"]],
  [{ password: "x" }, ['/body must have one of account, username, mobile, email, not {"password":"x"}']],
  [
    {},
    [
      "/body must have one of account, username, mobile, email, not {}",
      "/body/password must have required property 'password', not nothing",
    ],
  ],
  [[], ["/body must be object, not []"]],
  [{ email: "a@example.test", password: "x" }, []],
])("reports each violation of the login %j once", (body, expected) => {
  if (!login) throw new Error("the contract has no login");
  const sent = { query: "", headers: {}, body: JSON.stringify(body) };
  const faults = requestFaults(login, sent, validation);
  expect(faults.map(({ pointer, expected, got }) => `${pointer} ${expected}, not ${got}`)).toEqual(expected);
});
