import type { BackOfficeData } from "#ports/back-office-data.ts";
import { answer, refuse, saved, type BackOffice, type BackOfficeOperation } from "./back-office-operation.ts";
import { EXAMPLE_TREES } from "./data/examples.ts";
import { newId } from "./data/random.ts";
import { removal } from "./deletion.ts";
import { containing, pageOf } from "./page.ts";

type Records = BackOfficeData["records"];

/**
 * Limits of a world's records: their number, and the characters in all of them. Beyond either limit the oldest records
 * are dropped, because visitors can save without limit.
 */
const MOST_RECORDS = 1_000;
const MOST_CHARACTERS = 5_000_000;

const unknownRecord = refuse("record-not-found");

/** One page of the records whose title contains the filter. */
export const list: BackOfficeOperation<"mock.example.list"> = ({ query, data }) =>
  answer(
    pageOf(
      containing(data.records, (record) => record.title, query.title),
      query,
    ),
  );

/** One page of the trees whose root's title contains the filter. */
export const treeList: BackOfficeOperation<"mock.example.treeList"> = ({ query }) =>
  answer(
    pageOf(
      containing(EXAMPLE_TREES, (root) => root.title, query.title),
      query,
    ),
  );

/**
 * Adds a record in front, with a new id, or replaces the given fields of the record whose id is given. Refusals:
 * record-not-found.
 */
export const save: BackOfficeOperation<"mock.example.save"> = ({ body, data }) => {
  const fields = fieldsOf(body);
  if (!body.id) {
    const records = bounded([{ ...fields, id: newId(data.made) }, ...data.records]);
    return saved({ ...data, records, made: data.made + 1 });
  }
  const place = data.records.findIndex((record) => record.id === body.id);
  const stored = data.records[place];
  if (stored === undefined) return unknownRecord;
  return saved({ ...data, records: bounded(data.records.with(place, { ...stored, ...fields })) });
};

/** The fields of a record in a request body, without the other fields of the form. */
const fieldsOf = (body: BackOffice<"ExampleSave">): Omit<BackOffice<"Example">, "id"> =>
  Object.fromEntries(FIELDS.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])));
const FIELDS = [
  "author",
  "title",
  "content",
  "importance",
  "display_time",
  "pageviews",
  "image_uri",
  "video_uri",
] as const satisfies (keyof BackOffice<"Example">)[];

/** The newest records within both limits. */
function bounded(records: Records): Records {
  let characters = 0;
  const end = records.findIndex((record, index) => {
    for (const value of Object.values(record)) if (typeof value === "string") characters += value.length;
    return index >= MOST_RECORDS || characters > MOST_CHARACTERS;
  });
  return end < 0 ? records : records.slice(0, end);
}

/** One record of the flat list. Refusals: record-not-found. */
export const detail: BackOfficeOperation<"mock.example.detail"> = ({ query, data }) => {
  const found = data.records.find((record) => record.id === query.id);
  return found === undefined ? unknownRecord : answer(found);
};

/** Removes records from the flat list and ignores unknown ids. Refusals: ids-required. */
export const remove: BackOfficeOperation<"mock.example.remove"> = ({ body, data }) =>
  removal(body, (ids) => ({ ...data, records: data.records.filter(({ id }) => !ids.has(id)) }));
