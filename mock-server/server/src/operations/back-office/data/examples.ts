import type { BackOffice } from "../back-office-operation.ts";
import { mockId, mockTime, type Random, randomOf } from "./random.ts";
import { firstName, title } from "./words.ts";

const RECORDS = 100;
const TREES = 100;
const VIDEO = "/demo/videos/sample.mp4";

const PICTURES = 12;
const picture = (random: Random): string => `/demo/pictures/example-${random.int(1, PICTURES)}.svg`;

function example(random: Random, number: number, least: number, most: number): BackOffice<"ExampleNode"> {
  const heading = title(random);
  const image = picture(random);
  return {
    id: mockId(random),
    author: firstName(random),
    title: heading,
    content:
      `<p>${heading}, told in a few words.</p>` +
      `<p><img src="${image}" alt="Sample ${number}">A second paragraph beside a picture.</p>`,
    importance: random.pick([1, 2, 3]),
    display_time: mockTime(random),
    pageviews: random.int(least, most),
    image_uri: image,
  };
}

const flat = randomOf(0x0e4a);
/** The example records of a new world. */
export const EXAMPLES: readonly BackOffice<"Example">[] = Array.from({ length: RECORDS }, (_, index) => ({
  ...example(flat, index + 1, 100, 500),
  video_uri: VIDEO,
}));

const deep = randomOf(0x07ee);
const node = (number: number): BackOffice<"ExampleNode"> => example(deep, number, 300, 5_000);

/** The example trees: each root has four children, and the first child has two. */
export const EXAMPLE_TREES: readonly BackOffice<"ExampleNode">[] = Array.from({ length: TREES }, (_, index) => ({
  ...node(index + 1),
  children: [{ ...node(1), children: [node(1), node(2)] }, node(2), node(3), node(4)],
}));
