// Check N5: requests, files, reused idempotency keys and amounts beyond the limit are refused with the right reason and
// field.
import { readFileSync } from "node:fs";
import { isNode, nodesOf } from "@hashgrove/contract/document.ts";
import { callNamed } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import type { Flow, FlowRun } from "#flows/flow.ts";
import { leastTopUp, withYen } from "#flows/member-with.ts";
import { type NewMember, newMember } from "#flows/new-member.ts";
import { fileForm, upload, RECEIPT } from "#flows/upload.ts";
import { verdictFlow } from "#flows/verdicts.ts";
import { type Known, type Provocation, provocationsOf } from "./refusal-table.ts";

const JSON_TYPE = { "content-type": "application/json" };
const urlIn = ({ data }: Answer): string | null => (isNode(data) && typeof data.url === "string" ? data.url : null);

/** Reads the server data that the requests need. */
async function knownOf(run: FlowRun, member: NewMember, name: string): Promise<Known> {
  const other = run.people.other;
  const receipt = other && (await upload(run, other.token, "receipt.png", readFileSync(RECEIPT), name));
  const [product] = await member.list("orders.getAssetsList");
  const shown = await member.list("products.index");
  const least = await leastTopUp(member);
  return {
    account: member.account,
    otherAccount: other?.account ?? "",
    password: run.password,
    otherUpload: receipt && urlIn(receipt),
    product: product ? { id: product.id, minimum: Number(product.buyStart), term: Number(product.expire) } : null,
    closedProducts: [0, 2].flatMap((state) => {
      const found = shown.find((one) => one.state === state);
      return found ? [{ id: found.id, state }] : [];
    }),
    minimumTopUp: least,
  };
}

const OPERATIONS = [
  "user.login",
  "user.register",
  "user.authenticationInfo",
  "user.setLang",
  "user.updateUserInfo",
  "user.changeBank",
  "products.buy",
  "wallet.setPayPassword",
  "wallet.bindBankCard",
  "wallet.bindAddress",
  "wallet.recharge",
  "wallet.bankRecharge",
  "wallet.withdrawal",
  "wallet.bankWithdrawal",
  "wallet.cancelWithdrawal",
  "invite_recode.receive",
  "sys_config.getAddressAndRate",
  "sys_config.getConfigList",
  "sys_config.getArrayConfig",
];

const PROVOKED = verdictFlow({
  name: "refusals without a back office",
  check: "refusals",
  needs: "money",
  operations: OPERATIONS,
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "refused", caseName);
    const send = ({ operation, query = {}, body }: Provocation): Promise<Answer> => {
      const call = callNamed(run.contract, operation);
      return run.probe.ask(
        {
          call,
          token: call.secured ? member.token : undefined,
          query: Object.entries(query).map(([key, value]) => [key, String(value)] as const),
          ...(body && { headers: JSON_TYPE, body: JSON.stringify(body) }),
        },
        caseName,
      );
    };
    for (const provocation of provocationsOf(await knownOf(run, member, caseName))) {
      const { operation, reason, when, pointer } = provocation;
      verdicts.refused(operation, await send(provocation), reason, when, pointer);
    }
  },
});

/** Files that a server must refuse because of their content, not their name: text, a program, SVG, HTML and GIF. */
const BAD_FILES: readonly (readonly [name: string, content: string])[] = [
  ["receipt.txt", "ct: no image\n"],
  ["receipt.png", "MZ\u0090\0\u0003ct: a program"],
  ["receipt.svg", "<svg xmlns='http://www.w3.org/2000/svg'><script>0</script></svg>"],
  ["receipt.html", "<!doctype html><script>0</script>"],
  ["receipt.png", Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64").toString("latin1")],
];

const noImage = (name: string): string => `${name} holds no image and no PDF`;

/** One-pixel JPEG and WebP files in Base64, which a server must accept. */
const GOOD_FILES: readonly (readonly [name: string, content: string])[] = [
  [
    "receipt.jpg",
    `/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////${"/".repeat(80)}wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=`,
  ],
  ["receipt.webp", "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA"],
];

const UPLOADS = verdictFlow({
  name: "refusals of common.upload",
  check: "refusals",
  needs: "write",
  operations: ["common.upload"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "uploads", caseName);
    const send = (name: string, content: Uint8Array): Promise<Answer> =>
      upload(run, member.token, name, content, caseName);
    for (const [name, content] of BAD_FILES) {
      const answer = await send(name, Buffer.from(content, "latin1"));
      verdicts.refused("common.upload", answer, "unsupported-file", noImage(name), "/file");
    }
    const nothing = await send("receipt.png", Buffer.alloc(0));
    verdicts.refused("common.upload", nothing, "empty-file", "the file has no bytes", "/file");
    verdicts.accepted("common.upload", await send("receipt.exe", readFileSync(RECEIPT)), "an image under any name");
    for (const [name, content] of GOOD_FILES)
      verdicts.accepted("common.upload", await send(name, Buffer.from(content, "base64")), `with ${name}`);
    const call = callNamed(run.contract, "common.upload");
    const { contentType, body } = fileForm("ct", "receipt.png", readFileSync(RECEIPT));
    const headers = { "content-type": contentType };
    const unnamed = await run.probe.ask({ call, token: member.token, headers, body }, caseName);
    verdicts.comesTo("common.upload", unnamed, "invalid", "a form without the field file", "/body/file");
  },
});

/** Calls that take an idempotency key. Without the reused key, each body would be refused for another reason. */
const KEYED: readonly (readonly [operation: string, body: object])[] = [
  ["wallet.recharge", { amount: 999_999, name: "TRC20", txId: "ct-other", payType: 1 }],
  ["wallet.bankRecharge", { amount: 1000, image: "/uploads/ct.png" }],
  ["wallet.withdrawal", { payType: 1, amount: 5000, payPassword: "654321" }],
  ["wallet.bankWithdrawal", { amount: 5000, payPassword: "654321" }],
  ["wallet.cancelWithdrawal", { id: 999_999 }],
  ["products.buy", { products_id: 999_999, price: 1 }],
  ["invite_recode.receive", {}],
];

const REUSED = verdictFlow({
  name: "one key, one intent",
  check: "refusals",
  needs: "money",
  operations: KEYED.map(([operation]) => operation),
  async steps(run, verdicts, caseName) {
    const [one, two] = [await newMember(run, "keys-1", caseName), await newMember(run, "keys-2", caseName)];
    const least = await leastTopUp(one);
    const headers = { "idempotency-key": `${run.runId}-key` };
    const topUp = (txId: string, name = "TRC20"): object => ({
      amount: least,
      name,
      txId,
      payType: 1,
    });
    const call = "wallet.recharge";
    // Refusals are not stored: the key can be used again, with a different body too.
    const refused = await one.ask(call, { headers, body: topUp(`${run.runId}-k1`, "BTC") });
    verdicts.refused(call, refused, "bad-choice", "with a key", "/name");
    const first = await one.ask(call, { headers, body: topUp(`${run.runId}-k1`) });
    verdicts.accepted(call, first, "under a key whose first request was refused");
    const again = await one.ask(call, { headers, body: topUp(`${run.runId}-k1`) });
    verdicts.accepted(call, again, "as the same intent again");
    const replayed = again.reply.kind === "received" ? again.reply.headers["idempotency-replayed"] : undefined;
    if (again.outcome === "ok")
      verdicts.holds(replayed === "true", call, "Idempotency-Replayed: true on a repeated intent", replayed, again);
    for (const [operation, body] of KEYED) {
      const answer = await one.ask(operation, { headers, body });
      verdicts.refused(operation, answer, "idempotency-key-reused", "with a key of wallet.recharge");
    }
    const others = await two.ask(call, { headers, body: topUp(`${run.runId}-k2`) });
    verdicts.accepted(call, others, "under a key that only another member has used");
    for (const [member, which] of [
      [one, "first"],
      [two, "second"],
    ] as const) {
      const { total, list } = await member.need("wallet.index", { query: { type: 1, payType: 1 } });
      const own = `one record of the ${which} of two members who used the same key`;
      verdicts.holds(total === 1 && nodesOf(list).length === 1, "wallet.index", own, total);
    }
  },
});

/** Slightly below the contract's maximum balance, in yen. */
const ALMOST_ALL = 999_999_999_999_000;
/** Maximum price of a purchase. At any interest rate, its profit exceeds what the balance limit still allows. */
const LARGEST_PRICE = 999_999_999_999;

const LIMITED = verdictFlow({
  name: "top-ups and a purchase beyond the limit of a member",
  check: "refusals",
  needs: "money",
  operations: ["wallet.recharge", "wallet.bankRecharge", "products.buy"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "rich", caseName);
    const image = urlIn(await upload(run, member.token, "receipt.png", readFileSync(RECEIPT), caseName));
    await withYen(member, ALMOST_ALL);
    const bank = await member.ask("wallet.bankRecharge", { body: { amount: 1_000_000, image } });
    verdicts.refused("wallet.bankRecharge", bank, "beyond-limit", "above 1,000,000,000,000,000 yen", "/amount");
    const body = { amount: 1_000_000, name: "USDT", txId: `${run.runId}-rich`, payType: 1 };
    const coin = await member.ask("wallet.recharge", { body });
    verdicts.refused("wallet.recharge", coin, "beyond-limit", "above 1,000,000,000,000,000 yen", "/amount");
    const [product] = await member.list("orders.getAssetsList");
    if (product) {
      const purchase = await member.ask("products.buy", { body: { products_id: product.id, price: LARGEST_PRICE } });
      verdicts.refused("products.buy", purchase, "beyond-limit", "with its profit above the limit", "/price");
    }
  },
});

export const REFUSALS: readonly Flow[] = [PROVOKED, UPLOADS, REUSED, LIMITED];
