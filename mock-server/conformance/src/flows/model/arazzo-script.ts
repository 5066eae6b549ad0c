// Turns a failing sequence into an Arazzo script, so that developers can read it and run it with redocly respect.
import type { Contract } from "@hashgrove/contract/contract.ts";
import { pointerTo } from "@hashgrove/contract/json-pointer.ts";
import { stringify } from "yaml";
import { callNamed } from "#client/accounts.ts";
import { CARD } from "#flows/member-with.ts";
import { requestOf, SET_PASSWORD } from "./action-request.ts";
import { EMPTY, investedIn, type Model, reserveOf, step } from "./model.ts";
import { FUNDS } from "./player.ts";
import type { Difference } from "./random-sequences.ts";

type Part = Readonly<Record<string, unknown>>;
const TOKEN = { name: "Authorization", in: "header", value: "$steps.signUp.outputs.token" };
const OK = { condition: "$response.body#/code == 200" };
const EMAIL = "ct-{$inputs.run}-model@example.test";

const json = (payload: object): Part => ({ requestBody: { contentType: "application/json", payload } });
const query = (values: Readonly<Record<string, number>>): Part[] =>
  Object.entries(values).map(([name, value]) => ({ name, in: "query", value }));
const state = (name: string, params: object): Part => ({
  "x-state": { state: name, params: { account: EMAIL, ...params } },
});
const refused = (reason: string): Part[] => [
  { condition: "$response.body#/code == 0" },
  { condition: `$response.body#/data/reason == '${reason}'` },
];

const HOW =
  "# To run it alone: lay it beside openapi.yaml, then redocly respect model.arazzo.yaml --server hashgrove=URL\n";

/** A step's reference to its call. */
const pathOf = (contract: Contract, operation: string): string => {
  const { path, method } = callNamed(contract, operation);
  return `{$sourceDescriptions.hashgrove.url}#/paths${pointerTo(path)}/${method.toLowerCase()}`;
};

interface StepOf extends Part {
  readonly parameters?: readonly Part[];
}
type Make = (stepId: string, operation: string, rest?: StepOf) => Part;

const maker =
  (contract: Contract): Make =>
  (stepId, operation, { parameters = [], ...rest } = {}) => ({
    stepId,
    operationPath: pathOf(contract, operation),
    parameters: [TOKEN, ...parameters],
    successCriteria: [OK],
    ...rest,
  });

/** Steps that create the model's initial member. */
const begin = (contract: Contract, make: Make): Part[] => [
  {
    stepId: "signUp",
    operationPath: pathOf(contract, "user.register"),
    ...json({ email: EMAIL, password: "$inputs.password", re_password: "$inputs.password" }),
    successCriteria: [OK],
    outputs: { token: "$response.body#/data/userinfo/token" },
  },
  make("products", "orders.getAssetsList", { outputs: { id: "$response.body#/data/0/id" } }),
  make("bind", "wallet.bindBankCard", json(CARD)),
  make("bound", "wallet.getWalletStatus", {
    ...state("reviews-approved", { kind: "wallet" }),
    parameters: query({ type: 3 }),
  }),
  make("setPassword", "wallet.setPayPassword", json(SET_PASSWORD)),
  make("funded", "wallet.getBalance", state("member-has-yen", { amount: FUNDS })),
];

/** A step that checks the member's money after an action. */
const assets = (make: Make, nth: number, model: Model): Part =>
  make(`assets${nth}`, "user.getAssets", {
    successCriteria: [
      OK,
      { condition: `$response.body#/data/balance == ${model.balance}` },
      { condition: `$response.body#/data/totalAssets == ${model.balance + reserveOf(model) + investedIn(model)}` },
    ],
  });

/**
 * Returns the script of the actions up to the difference, with the outcome and the money that the model expects after
 * each.
 */
export function scriptOf({ actions, terms, after }: Difference, contract: Contract): string {
  const make = maker(contract);
  const steps = begin(contract, make);
  let model: Model = { ...EMPTY, balance: FUNDS };
  let accepted: Part = {};
  for (const [index, action] of actions.entries()) {
    const stepId = `step${index + 1}`;
    const { model: next, reason } = step(model, action, terms);
    const description = after[index];
    if (action.kind === "repeat") steps.push({ ...accepted, stepId, description });
    else {
      const record = (nth: number): unknown => model.withdrawals[nth] && `$steps.record${nth + 1}.outputs.id`;
      const { operation, body } = requestOf(action, model, terms, { product: "$steps.products.outputs.id", record });
      const sent = make(stepId, operation, {
        description,
        parameters: [{ name: "Idempotency-Key", in: "header", value: `ct-{$inputs.run}-${stepId}` }],
        ...json(body),
        successCriteria: reason === null ? [OK] : refused(reason),
      });
      steps.push(sent);
      if (reason === null) accepted = sent;
    }
    if (next.withdrawals.length > model.withdrawals.length)
      steps.push(
        make(`record${next.withdrawals.length}`, "wallet.index", {
          parameters: query({ type: 2, payType: 2 }),
          outputs: { id: "$response.body#/data/list/0/id" },
        }),
      );
    model = next;
    steps.push(assets(make, index + 1, model));
  }
  const inputs = {
    type: "object",
    required: ["run", "password"],
    properties: { run: { type: "string" }, password: { type: "string", format: "password" } },
  };
  return `${HOW}${stringify({
    arazzo: "1.0.1",
    info: { title: "Where server and model differ", version: "1" },
    sourceDescriptions: [{ name: "hashgrove", url: "openapi.yaml", type: "openapi" }],
    workflows: [{ workflowId: "model", "x-effect": "money", inputs, steps }],
  })}`;
}
