// Opens worlds through the control API, typed by its contract.
import type { ScenarioName } from "#names";
import { ownServer } from "../own-server.ts";
import { warnOfOtherVersion } from "../own-version.ts";
import { call, type Door, hasSurface } from "./control.ts";
import { openedWorld } from "./opened-world.ts";
import type { Account, PolicyChange, World } from "./world.ts";

export interface Opening {
  /** Initial state of the world. */
  readonly scenario: ScenarioName;
  /** Seed of random values: ids and the probability of faults. */
  readonly seed?: string | undefined;
  /** Start time of the world (instant with offset); not before the scenario's end. */
  readonly now?: string | undefined;
  /** How reviews are decided; kinds that are not named stay as in the scenario. */
  readonly policy?: PolicyChange | undefined;
  /** Label in the console's list of worlds; the first 100 characters. */
  readonly label?: string | undefined;
  /** Address that serves the pages, if not the server: a development server or a proxy. */
  readonly pages?: string | null | undefined;
  /** Accounts by handle, for a server without control API; null for none. */
  readonly accounts?: Readonly<Record<string, Account>> | null | undefined;
  /** The server's control token; by default the environment's `QA_TOKEN`. */
  readonly token?: string | undefined;
}

/**
 * Opens a world of a scenario on a server, `http://127.0.0.1:4010`. The client chooses the world's id, so that a proxy
 * can select the server by this id. With `accounts`, a server without worlds is used directly.
 */
export async function openWorld(target: string, opening: Opening): Promise<World> {
  const { scenario, seed, now, policy, label, pages = null, accounts = null, token = process.env.QA_TOKEN } = opening;
  const door: Door = { target: target.replace(/\/$/, ""), token };
  if (accounts && !(await hasSurface(door.target))) return ownServer(door.target, accounts);
  const id = `t-${crypto.randomUUID().slice(0, 13)}`;
  const path = { world: id };
  const { can, version } = await call(door, "get", "/health", {});
  warnOfOtherVersion(version);
  const created = await call(door, "put", "/worlds/{world}", {
    path,
    body: {
      scenario,
      replace: false,
      ...(seed !== undefined && { seed }),
      ...(now !== undefined && { now }),
      ...(policy && { policy }),
      ...(label !== undefined && { label: label.slice(0, 100) }),
    },
  });
  return openedWorld(door, created, { scenario, can, pages });
}
