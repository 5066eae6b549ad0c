import { EXAMPLE_TREES, newRecordId } from "./data/examples.ts";
import { idsOf, idsRequired } from "./deletion.ts";
import { containing, pageOf } from "./page.ts";
import { answer, refuse, type TemplateOperation } from "./template-operation.ts";

/** Records kept in one world. Saving is open to visitors, so the oldest go when there would be more. */
const MOST_RECORDS = 1_000;

const unknownRecord = refuse("This record was not found.");

/** One page of the records whose title contains the filter. */
export const list: TemplateOperation<"mock.example.list"> = ({ query, data }) =>
  answer(
    pageOf(
      containing(data.records, (record) => record.title, query.title),
      query,
    ),
  );

/** One page of the trees whose root's title contains the filter. */
export const treeList: TemplateOperation<"mock.example.treeList"> = ({ query }) =>
  answer(
    pageOf(
      containing(EXAMPLE_TREES, (root) => root.title, query.title),
      query,
    ),
  );

/** Puts a record without an id in front under a new id, or replaces the given fields. Refusals: unknown-record. */
export const save: TemplateOperation<"mock.example.save"> = ({ body, data }) => {
  if (body.id === undefined || body.id === "") {
    const record = { ...body, id: newRecordId(data.made) };
    const records = [record, ...data.records].slice(0, MOST_RECORDS);
    return { ...answer("success"), data: { records, made: data.made + 1 } };
  }
  const place = data.records.findIndex((record) => record.id === body.id);
  const stored = data.records[place];
  if (stored === undefined) return unknownRecord;
  return {
    ...answer("success"),
    data: { ...data, records: data.records.with(place, { ...stored, ...body, id: stored.id }) },
  };
};

/** One record of the flat list. Refusals: unknown-record. */
export const detail: TemplateOperation<"mock.example.detail"> = ({ query, data }) => {
  const found = data.records.find((record) => record.id === query.id);
  return found === undefined ? unknownRecord : answer(found);
};

/** Removes the named records from the flat list and passes over unknown ids. Refusals: ids-required. */
export const remove: TemplateOperation<"mock.example.remove"> = ({ body, data }) => {
  const ids = idsOf(body);
  if (ids === null) return idsRequired;
  const gone = new Set(ids);
  return { ...answer("success"), data: { ...data, records: data.records.filter((record) => !gone.has(record.id)) } };
};
