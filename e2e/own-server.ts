// A server without the control API, such as the real backend. Tests that only use the pages run unchanged; those that
// need worlds, time or faults check `world.can` first.
import { callProduct, productCalls } from "./world/product-calls.ts";
import type { Account, Member, Session, World } from "./world/world.ts";

const NOTHING = { control: false, state: false, clock: false, reviews: false, faults: false, journal: false } as const;

/** Logs the members in and returns a world that represents this server. */
export async function ownServer(target: string, accounts: Readonly<Record<string, Account>>): Promise<World> {
  const url = `${target}/`;
  const members = new Map<string, Member>();
  for (const [handle, { account, password }] of Object.entries(accounts)) {
    const data = await callProduct(url, "user/login", null, { account, password });
    members.set(handle, { account, password, session: (data as { readonly userinfo: Session }).userinfo });
  }
  const cannot = (what: string) => (): Promise<never> =>
    Promise.reject(
      new Error(`${target} has no control surface, so there is no \`${what}\`: skip the test by \`world.can\``),
    );
  return {
    id: new URL(target).host,
    url,
    can: NOTHING,
    get now() {
      return new Date().toISOString();
    },
    member(handle) {
      const member = members.get(handle);
      if (!member) throw new Error(`\`accounts\` has no ${handle}, but ${[...members.keys()].join(", ") || "nobody"}`);
      return member;
    },
    ...productCalls(url),
    join: cannot("join"),
    review: cannot("review"),
    decide: cannot("decide"),
    expire: cannot("expire"),
    login: cannot("login"),
    lock: cannot("lock"),
    unlock: cannot("unlock"),
    invite: cannot("invite"),
    policy: cannot("policy"),
    fork: cannot("fork"),
    snapshot: cannot("snapshot"),
    restore: cannot("restore"),
    patch: cannot("patch"),
    journal: cannot("journal"),
    coverage: cannot("coverage"),
    advance: cannot("advance"),
    grant: cannot("grant"),
    users: cannot("users"),
    reopenWallet: cannot("reopenWallet"),
    calls: cannot("calls"),
    fault: cannot("fault"),
    verify: cannot("verify"),
    har: cannot("har"),
    problems: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
}
