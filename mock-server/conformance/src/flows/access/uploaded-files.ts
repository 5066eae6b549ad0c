// Check A4: an uploaded file opens with its owner's token or its signed address, and cannot run code.
import { readFileSync } from "node:fs";
import type { Flow } from "#flows/flow.ts";
import { newMember } from "#flows/new-member.ts";
import { addressesIn, upload, RECEIPT } from "#flows/upload.ts";
import { verdictFlow } from "#flows/verdicts.ts";
import type { Reply } from "#replies/reply.ts";

const UPLOAD = "common.upload";
/** Headers documented at `/uploads/{file}` besides type and disposition. */
const HEADERS = [
  ["cache-control", "private, no-store"],
  ["content-security-policy", "default-src 'none'; sandbox"],
  ["x-content-type-options", "nosniff"],
] as const;

const KINDS = [
  ["receipt.png", readFileSync(RECEIPT), "image/png", "inline"],
  ["receipt.pdf", Buffer.from("%PDF-1.4\n%ct\n"), "application/pdf", "attachment"],
] as const;

const statusOf = (reply: Reply | null): number => (reply?.kind === "received" ? reply.status : 0);
const headerOf = (reply: Reply | null, name: string): string | undefined =>
  reply?.kind === "received" ? reply.headers[name] : undefined;
const SENT = verdictFlow({
  name: "how an uploaded file is sent",
  check: "no_leak",
  needs: "write",
  operations: [UPLOAD],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "files", caseName);
    for (const [name, content, type, disposition] of KINDS) {
      const answer = await upload(run, member.token, name, content, caseName);
      const { url, fullurl } = addressesIn(answer);
      const signed = await run.probe.outside(fullurl);
      for (const [how, reply] of [
        ["by Authorization", await run.probe.outside(url, { authorization: member.token })],
        ["by the header token", await run.probe.outside(url, { token: member.token })],
        // `signed` is null if files are on another host, because the run sends nothing to other hosts.
        ...(signed ? [["by its signed address", signed] as const] : []),
      ] as const) {
        if (!verdicts.holds(statusOf(reply) === 200, UPLOAD, `${name} opens ${how}`, statusOf(reply), reply ?? answer))
          continue;
        for (const [header, value] of [
          ...HEADERS,
          ["content-type", type],
          ["content-disposition", disposition],
        ] as const) {
          const got = headerOf(reply, header);
          const isRight = header === "content-disposition" ? got?.split(";")[0] === value : got === value;
          verdicts.holds(isRight, UPLOAD, `${header}: ${value} for ${name} ${how}`, got, reply ?? answer);
        }
      }
      for (const [how, address] of [
        ["without a token", url],
        ["by a token in the query", `${url}?token=${member.token}`],
        ["by another signature", fullurl.replace(/.$/, (last) => (last === "A" ? "B" : "A"))],
      ] as const) {
        const reply = await run.probe.outside(address);
        if (reply) verdicts.holds(statusOf(reply) === 404, UPLOAD, `404 for ${name} ${how}`, statusOf(reply), reply);
      }
    }
  },
});

export const FILE_RULES: readonly Flow[] = [SENT];
