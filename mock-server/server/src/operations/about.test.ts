import { describe, expect, test } from "vitest";
import type { Publications } from "#domain/content.ts";
import { accept } from "#domain/decision.ts";
import * as about from "./about.ts";
import * as questionAnswer from "./question-answer.ts";
import { testWorld } from "./test-input.ts";

const inAll = (text: string) => ({ ja: `${text} ja`, en: `${text} en`, "zh-CN": `${text} zh` });
const site = { image: "/s.webp", address: inAll("north"), energyType: inAll("water"), totalCapacity: inAll("60MW") };
const publications: Publications = {
  questions: [{ id: 1, question: inAll("when"), short: inAll("soon"), answer: inAll("<p>soon</p>") }],
  about: {
    introduction: null,
    team: inAll("team"),
    computingHeader: inAll("centres"),
    computingServices: [inAll("care")],
    sites: [{ ...site, established: null, characteristics: inAll("cold") }],
    trends: inAll("up"),
  },
  partners: [{ image: "/p.webp", name: "Test Power" }],
  agreements: {},
  bankWithdrawalInstructions: inAll("bank"),
  coinWithdrawalInstructions: inAll("coin"),
};

describe("returns the company's content", () => {
  test("is empty in an empty world", () => {
    const world = testWorld();
    expect(world.call(about.index)).toMatchObject({ ok: true, value: { intro_content: null, team: "" } });
    expect(world.call(about.getCooperativePartner)).toEqual({ ok: true, value: [] });
    expect(world.call(questionAnswer.index)).toEqual({ ok: true, value: [] });
  });

  test("is returned in the requested language", async () => {
    const world = testWorld();
    await world.store.transact((draft) => {
      draft.publications.put("main", publications);
      return accept(null);
    });
    expect(world.call(about.index, {}, "en")).toMatchObject({
      value: {
        intro_content: null,
        team: "team en",
        computing_header: "centres en",
        computing_service: ["care en"],
        computing_context: [{ img: "/s.webp", address: "north en", establishment: null, characteristics: "cold en" }],
        trend_content: "up en",
      },
    });
    expect(world.call(about.getCooperativePartner)).toMatchObject({ value: [{ img: "/p.webp", name: "Test Power" }] });
    expect(world.call(questionAnswer.index, {}, "zh-CN")).toMatchObject({
      value: [{ id: 1, question: "when zh", enq: "soon zh", answer: "<p>soon</p> zh" }],
    });
  });
});
