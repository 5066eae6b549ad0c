// The control surface as the tests use it: typed by its contract, with a few words of sugar.
import type { ScenarioName } from "#names";
import { call, type Door, hasSurface } from "./control.ts";
import { openedWorld } from "./opened-world.ts";
import { ownServer } from "./own-server.ts";
import { warnOfOtherVersion } from "./own-version.ts";
import type { Account, PolicyChange, World } from "./world.ts";

export interface Opening {
  /** The state that the world begins with, by name. */
  readonly scenario: ScenarioName;
  /** The same seed gives the same chance: ids, and the dice of faults. */
  readonly seed?: string | undefined;
  /** The world's time when it begins, an instant with its offset; not before the scenario ends. */
  readonly now?: string | undefined;
  /** How reviews are decided from the start; a kind that is not named is as in the scenario. */
  readonly policy?: PolicyChange | undefined;
  /** What people read in the console's list of worlds; the first 100 characters. */
  readonly label?: string | undefined;
  /** Where its pages come from, if not from the server: the address of unbuilt code. */
  readonly pages?: string | null | undefined;
  /** Who logs in, by handle, at a server that has no control surface and so no worlds; null for none such. */
  readonly accounts?: Readonly<Record<string, Account>> | null | undefined;
  /** The server's control token; by default `QA_TOKEN` of the environment. */
  readonly token?: string | undefined;
}

/**
 * Opens a world of a scenario on a server, `http://127.0.0.1:4010`. The client chooses its id, so that a proxy before
 * several servers knows from the id which one has it. A server without worlds is used as it is when `accounts` are
 * given.
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
