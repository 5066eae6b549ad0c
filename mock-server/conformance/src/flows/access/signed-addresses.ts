// Check A4: a signed address opens only its own file, repeatedly, while its session lasts.
import { readFileSync } from "node:fs";
import { isNode } from "@hashgrove/contract/document.ts";
import { callNamed, logIn, logOut } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import type { Flow } from "#flows/flow.ts";
import { newMember, NotDone } from "#flows/new-member.ts";
import { addressesIn, upload, RECEIPT } from "#flows/upload.ts";
import { verdictFlow } from "#flows/verdicts.ts";

const CHECK = "no_leak";
const CALL = "common.upload";
/** Documented query parameters of a signed address. */
const PARTS = ["expires", "session", "signature"] as const;

/** The address with changed parameters; null removes one. */
function changed(address: string, parts: Readonly<Record<string, string | null>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parts))
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  return url.href;
}

/** Combines the path of one address with the query of another. */
const moved = (query: string, path: string): string => {
  const url = new URL(path);
  url.search = new URL(query).search;
  return url.href;
};

const THEFT = verdictFlow({
  name: "a signed address used by others",
  check: CHECK,
  needs: "write",
  operations: [CALL, "user.logout", "user.updateUserInfo"],
  async steps(run, verdicts, caseName) {
    const [owner, thief] = [await newMember(run, "owner", caseName), await newMember(run, "thief", caseName)];
    const image = readFileSync(RECEIPT);
    const send = (token: string): Promise<Answer> => upload(run, token, "receipt.png", image, caseName);
    const first = await send(owner.token);
    const [one, two, theirs] = [
      addressesIn(first),
      addressesIn(await send(owner.token)),
      addressesIn(await send(thief.token)),
    ];
    if ((await run.probe.outside(one.fullurl)) === null) throw new NotDone("the signed address is on another host");
    const opens = async (address: string, status: number, when: string, headers = {}): Promise<void> => {
      const reply = await run.probe.outside(address, headers);
      const got = reply?.kind === "received" ? reply.status : 0;
      verdicts.holds(got === status, CALL, `${status} for the file, ${when}`, got, first);
    };
    for (const nth of ["a second", "a third"]) await opens(one.fullurl, 200, `by its signed address ${nth} time`);
    await opens(one.fullurl, 200, "by its signed address, with the token of another member", {
      authorization: thief.token,
    });
    await opens(moved(one.fullurl, two.fullurl), 404, "by the signature of another file of the same member");
    await opens(moved(theirs.fullurl, one.fullurl), 404, "by the signature of another member's file");
    await opens(moved(one.fullurl, theirs.fullurl), 404, "of another member, by the signature of one's own");
    await opens(new URL(moved(one.fullurl, one.fullurl)).href.replace(/\?.*$/, ""), 404, "by its path alone");
    const query = new URL(theirs.fullurl).searchParams;
    const own = new URL(one.fullurl).searchParams;
    for (const part of PARTS.filter((name) => own.has(name))) {
      await opens(changed(one.fullurl, { [part]: null }), 404, `without ${part}`);
      await opens(changed(one.fullurl, { [part]: "" }), 404, `with an empty ${part}`);
      const other = part === "expires" ? String(Number(own.get(part)) + 86_400) : query.get(part);
      if (other !== null && other !== own.get(part))
        await opens(changed(one.fullurl, { [part]: other }), 404, `with the ${part} of another address`);
    }

    const other = await logIn(run, owner.account, run.password);
    await opens(one.url, 200, "by the token of another session of its owner", { authorization: other.token });
    const inOther = addressesIn(await send(other.token));
    await logOut(run, other);
    await opens(inOther.fullurl, 404, "after the logout of its session");
    await opens(inOther.url, 404, "by a token after its logout", { authorization: other.token });
    await opens(one.fullurl, 200, "after the logout of another session");
    const next = `${run.password.slice(0, 13)}q7`;
    run.masker.learn(next);
    const change = await run.probe.ask(
      {
        call: callNamed(run.contract, "user.updateUserInfo"),
        token: owner.token,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ oldPassword: run.password, password: next, re_password: next }),
      },
      caseName,
    );
    if (change.outcome === "ok") {
      await opens(one.fullurl, 404, "by an address that was signed before a change of password");
      await opens(one.url, 404, "by a token from before a change of password", { authorization: owner.token });
    }
  },
});

/** Checks uploads without a valid session here, because the planned cases skip calls with multipart forms. */
const UPLOADS = verdictFlow({
  name: "uploads without a session",
  check: "ignored_auth",
  needs: "write",
  operations: [CALL],
  async steps(run, verdicts, caseName) {
    const { member, ended } = run.people;
    const near = member ? `${member.token.slice(0, -1)}${member.token.endsWith("A") ? "B" : "A"}` : "ct";
    for (const [token, when] of [
      ["", "without a token"],
      ["ct-00000000000000000000", "with an unknown token"],
      [near, "with a member's token but for its last character"],
      ...(ended === null ? [] : [[ended, "with a token after its logout"] as const]),
    ] as const) {
      const answer = await upload(run, token, "receipt.png", readFileSync(RECEIPT), caseName);
      verdicts.unauthenticated(CALL, answer, when);
      const kept = isNode(answer.data) && typeof answer.data.url === "string";
      verdicts.holds(!kept, CALL, `nothing stored, ${when}`, kept, answer);
    }
  },
});

export const SIGNED_ADDRESSES: readonly Flow[] = [THEFT, UPLOADS];
