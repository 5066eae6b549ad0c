// Makes a fixed sequence of calls in a world of a given scenario and seed. Run as a program, it prints every reply.
import { form, MAGIC, type CallInput, testApp } from "./test-app.ts";

const LOGIN = { account: "alice@example.test", password: "Passw0rd1" };
const CARD = {
  bankName: "テスト銀行",
  branchName: "東京支店",
  bic: "001",
  bankcard: "7654321",
  cardholder: "モリ ケン",
};
const KEY = { "idempotency-key": "replayed-0001" };

const RUN: readonly [id: string, sent: CallInput][] = [
  ["products.index", {}],
  ["user.login", { body: LOGIN }],
  ["user.login", { body: { ...LOGIN, password: "wrong" } }],
  ["user.register", { body: { username: "carol", password: "Passw0rd1", re_password: "Passw0rd1" } }],
  ["user.getInviteCode", { as: "bob" }],
  ["common.upload", { as: "bob", ...form({ filename: "a.png", content: MAGIC.png }) }],
  ["products.buy", { as: "alice", body: { products_id: 2, price: 30_000 }, headers: KEY }],
  ["products.buy", { as: "alice", body: { products_id: 2, price: 30_000 }, headers: KEY }],
  ["wallet.bindBankCard", { as: "bob", body: CARD }],
  ["wallet.bankWithdrawal", { as: "alice", body: { amount: 5000, payPassword: "123456" } }],
  ["wallet.index", { as: "alice", query: { type: 2, payType: 2 } }],
  ["user.getCapitalFlow", { as: "alice", query: { type: 1 } }],
  ["mock.example.save", { body: { title: "A title" } }],
  ["mock.example.list", {}],
  ["mock.workplace.project", {}],
];

export async function replay(scenario: string, seed: string): Promise<string[]> {
  const app = await testApp();
  try {
    const world = await app.open(scenario, { id: "replayed", seed });
    const replies: string[] = [];
    for (const [id, sent] of RUN) {
      const { status, headers, text } = await app.call(world, id, sent);
      replies.push(`${id} ${status} ${String(headers["x-world-time"])} ${text}`);
    }
    return replies;
  } finally {
    await app.fastify.close();
  }
}

const [, program = "", scenario, seed] = process.argv;
if (program.endsWith("test-replay.ts") && scenario !== undefined && seed !== undefined) {
  process.stdout.write(JSON.stringify(await replay(scenario, seed)));
}
