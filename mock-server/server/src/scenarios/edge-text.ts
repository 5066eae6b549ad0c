// The catalogue with texts that test layouts; each product, article and question has one shape of text. The lengths are
// the maximums of openapi.yaml: longer texts would make replies invalid.
import { asYen } from "#domain/amounts/yen.ts";
import type { NewsItem, Product, Publications, Settings } from "#domain/content.ts";
import type { Draft } from "#domain/state.ts";
import { PUBLICATIONS } from "./content/catalogue.ts";
import { NEWS } from "./content/news.ts";
import { PRODUCTS } from "./content/products.ts";
import { SETTINGS } from "./content/settings.ts";
import { hostile, hostileHtml, hostileText, type Shape, SHAPES } from "./hostile-text.ts";

const TITLE = 200;
const HTML = 100_000;
const RICH = hostileHtml();
const FULL_RICH = hostileHtml(HTML);
const NOTHING = { ja: "", en: "", "zh-CN": "" };

/** The shape of each product's texts. Product 4 also has the largest numbers. */
const PRODUCT_SHAPES: Readonly<Record<number, Shape>> = {
  1: "words",
  2: "unbroken",
  3: "rtl",
  4: "odd",
  5: "markup",
  6: "least",
};

const shapeAt = (index: number): Shape => SHAPES[index % SHAPES.length] ?? "words";
/** A text that the contract allows to be empty, so that the shape `least` is empty instead of one character. */
const optional = (shape: Shape, bound: number) => (shape === "least" ? NOTHING : hostile(shape, bound));

function hostileProduct(product: Product): Product {
  const shape = PRODUCT_SHAPES[product.id] ?? "words";
  return {
    ...product,
    ...(shape === "odd" && LARGEST_FIGURES),
    title: hostile(shape, TITLE),
    fullName: hostile(shape, TITLE),
    scaleUnit: optional(shape, 20),
    summary: optional(shape, 1000),
    direction: optional(shape, 200),
    directionDescription: optional(shape, 2000),
    paymentMethod: optional(shape, 200),
    earningsNote: optional(shape, 2000),
    introduction: shape === "least" ? NOTHING : shape === "words" ? FULL_RICH : RICH,
    advantages:
      shape === "least"
        ? []
        : SHAPES.map((each, index) => ({
            image: index % 2 === 0 ? null : "pictures/there-is-no-such-picture.svg",
            name: hostile(each, 200),
            description: optional(each, 2000),
          })),
  };
}

/** The largest numbers that the contract allows; no member can buy this product. */
const LARGEST_FIGURES = {
  rate: "9999.9999",
  rateRange: null,
  term: 10_000,
  minimum: asYen(999_999_999_999),
  scale: 999_999_999_999,
  custodyFee: "9999.9999",
} as const satisfies Partial<Product>;

const hostileNews = (item: NewsItem, index: number): NewsItem => ({
  ...item,
  title: hostile(shapeAt(index), TITLE),
  image: index % 3 === 1 ? `pictures/${"there-is-no-such-picture-".repeat(19)}.svg` : item.image,
  content: shapeAt(index) === "least" ? NOTHING : index === 0 ? FULL_RICH : RICH,
});

const HOSTILE_PUBLICATIONS: Publications = {
  questions: PUBLICATIONS.questions.map((question, index) => ({
    id: question.id,
    question: hostile(shapeAt(index), 500),
    short: optional(shapeAt(index), 1000),
    answer: shapeAt(index) === "least" ? NOTHING : RICH,
  })),
  about: {
    introduction: RICH,
    team: RICH,
    computingHeader: hostile("markup", 1000),
    computingServices: SHAPES.map((shape) => hostile(shape, 500)),
    sites: PUBLICATIONS.about.sites.map((site, index) => ({
      image: site.image,
      address: hostile(shapeAt(index), 200),
      established: index % 2 === 0 ? hostile(shapeAt(index), 50) : null,
      energyType: optional(shapeAt(index), 100),
      totalCapacity: optional(shapeAt(index), 100),
      characteristics: optional(shapeAt(index), 2000),
    })),
    trends: FULL_RICH,
  },
  partners: PUBLICATIONS.partners.map(({ image }, index) => ({ image, name: hostileText(shapeAt(index), 200, "en") })),
  agreements: { privacy: FULL_RICH, user_policy: RICH },
  bankWithdrawalInstructions: RICH,
  coinWithdrawalInstructions: FULL_RICH,
};

const HOSTILE_SETTINGS: Settings = {
  ...SETTINGS,
  receivingBank: {
    bankName: hostileText("unbroken", 100, "en"),
    branchName: hostileText("rtl", 100, "ja"),
    branchCode: "0".repeat(50),
    number: "1234567890".repeat(5),
    holder: hostileText("markup", 100, "ja"),
  },
};

/** Replaces the products, news, publications and settings by ones whose texts break careless layouts. */
export function putEdgeText(draft: Draft): void {
  for (const product of PRODUCTS) draft.products.put(product.id, hostileProduct(product));
  for (const [index, item] of NEWS.entries()) draft.news.put(item.id, hostileNews(item, index));
  draft.publications.put("main", HOSTILE_PUBLICATIONS);
  draft.settings.put("main", HOSTILE_SETTINGS);
}
