// Check P4: content is in the requested language, and Accept-Language weights are respected.
import { isNode, nodesOf } from "@hashgrove/contract/document.ts";
import { callNamed } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import type { Flow, FlowRun } from "#flows/flow.ts";
import { newMember } from "#flows/new-member.ts";
import { verdictFlow } from "#flows/verdicts.ts";

const CHECK = "shown_values";
/** The known language with the highest weight wins; with equal weights the first one. */
const RANGES: readonly (readonly [header: string, language: "ja" | "en" | "zh-CN"])[] = [
  ["ja;q=0.5, en;q=0.8", "en"],
  ["en;q=0.8, ja;q=0.5", "en"],
  ["en, ja", "en"],
  ["fr, en;q=0.1", "en"],
  ["en-GB", "en"],
  ["EN", "en"],
  ["zh", "zh-CN"],
  ["zh-TW, en;q=0.9", "zh-CN"],
  ["en;q=0, zh-CN;q=0.1", "zh-CN"],
  ["fr", "ja"],
  ["*", "ja"],
];

const WEIGHED = verdictFlow({
  name: "the weights of Accept-Language",
  check: CHECK,
  needs: "read",
  operations: ["wallet.getBalance"],
  async steps(run, verdicts, caseName) {
    const call = callNamed(run.contract, "wallet.getBalance");
    const ask = (header: string): Promise<Answer> =>
      run.probe.ask({ call, token: undefined, headers: { "accept-language": header } }, caseName);
    const messages = { ja: await ask("ja"), en: await ask("en"), "zh-CN": await ask("zh-CN") };
    // A server with one language for everything is reported by the language cases.
    if (new Set(Object.values(messages).map(({ msg }) => msg)).size < 3)
      return { kind: "not-reached", why: "the messages are not in three languages" };
    for (const [header, language] of RANGES) {
      const answer = await ask(header);
      const { msg } = messages[language];
      const what = `${JSON.stringify(msg)} (${language}) for Accept-Language: ${header}`;
      verdicts.holds(answer.msg === msg, call.operationId, what, answer.msg, answer);
    }
  },
});

const CONTENT = "content in each language";
/**
 * Japanese characters that the language of the key does not use. A text without them may be the same in this language
 * and in Japanese.
 */
const JAPANESE = { en: /[\u3041-\u30fa\u4e00-\u9fff]/, "zh-CN": /[\u3041-\u30fa]/ } as const;
const OTHERS = ["en", "zh-CN"] as const;

/** Calls whose replies contain texts for readers, and where the text is. */
const TEXTS: readonly (readonly [operation: string, textOf: (data: unknown) => unknown])[] = [
  ["wallet.getWithdrawalDesc", (data) => isNode(data) && data.WithdrawalDesc],
  ["wallet.getDesc", (data) => isNode(data) && data.desc],
  ["question_answer.index", (data) => nodesOf(data)[0]?.question],
  ["news.index", (data) => nodesOf(data)[0]?.title],
  ["products.homeProduct", (data) => nodesOf(data)[0]?.productsDesc],
];

async function textIn(run: FlowRun, operation: string, token: string, language: string): Promise<Answer> {
  const call = callNamed(run.contract, operation);
  const headers = { "accept-language": language };
  return await run.probe.ask({ call, token: call.secured ? token : undefined, headers }, CONTENT);
}

const TRANSLATED = verdictFlow({
  name: CONTENT,
  check: CHECK,
  needs: "write",
  operations: [...TEXTS.map(([operation]) => operation), "sys_config.getArrayConfig"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "content", caseName);
    for (const [operation, textOf] of TEXTS) {
      const ja = String(textOf((await textIn(run, operation, member.token, "ja")).data));
      for (const language of OTHERS) {
        const answer = await textIn(run, operation, member.token, language);
        const text = String(textOf(answer.data));
        const isOther = text !== ja || !JAPANESE[language].test(ja);
        verdicts.holds(isOther, operation, `a text in ${language}, the requested language`, text, answer);
      }
    }
    for (const key of ["privacy", "user_policy"]) {
      const texts = await member.need("sys_config.getArrayConfig", { query: { key } });
      for (const language of OTHERS) {
        const text = String(texts[language]);
        const isOther = text !== texts.ja || !JAPANESE[language].test(text);
        verdicts.holds(isOther, "sys_config.getArrayConfig", `${key} in ${language}`, text.slice(0, 200));
      }
    }
  },
});

export const LANGUAGE_RULES: readonly Flow[] = [WEIGHED, TRANSLATED];
