import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { type CompiledScenario, UnknownScenario } from "#scenarios/scenario.ts";
import { isoTime } from "./iso-time.ts";
import { QaFault, type QaOperation, type Scenarios } from "./operation.ts";

/** Compiles a scenario. Throws QaFault unknown-scenario with the given status: 404 for a path, 422 for a body. */
export async function scenarioNamed(
  scenarios: Scenarios,
  name: string,
  { status, pointer }: { status: 404 | 422; pointer: string },
): Promise<CompiledScenario> {
  try {
    return await scenarios.compile(name);
  } catch (error) {
    if (!(error instanceof UnknownScenario)) throw error;
    throw new QaFault(status, "unknown-scenario", error.message, pointer);
  }
}

const scenarioView = ({ name, about, now, users }: CompiledScenario): components["schemas"]["Scenario"] => ({
  name,
  about,
  now: isoTime(now),
  users: Object.fromEntries(
    Object.entries(users).map(([handle, { account, password, payPassword }]) => [
      handle,
      { account, password, payPassword },
    ]),
  ),
});

export const listScenarios: QaOperation<"qa.listScenarios"> = async ({ scenarios }) => ({
  status: 200,
  body: {
    items: await Promise.all(scenarios.names().map(async (name) => scenarioView(await scenarios.compile(name)))),
  },
});

export const getScenario: QaOperation<"qa.getScenario"> = async ({ scenarios, path }) => ({
  status: 200,
  body: scenarioView(await scenarioNamed(scenarios, path.name, { status: 404, pointer: "/path/name" })),
});
