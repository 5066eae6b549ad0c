import { expect, test } from "vitest";
import { schemaFaults } from "./schemas.ts";

const closed = (properties: object): object => ({ type: "object", additionalProperties: false, properties });

test("accepts a closed schema whose texts, lists and numbers are bounded", () => {
  const schema = closed({
    name: { type: "string", maxLength: 20 },
    side: { anyOf: [{ type: "integer", enum: [0, 1] }, { type: "null" }] },
    file: { type: "string", format: "binary" },
    rows: { type: "array", maxItems: 5, items: { $ref: "#/components/schemas/Row" } },
  });
  expect(schemaFaults("Order", schema)).toEqual([]);
});

test.each([
  [{ type: "object" }, "Order: open or closed?"],
  [closed({ rows: { type: "array", items: {} } }), "Order.rows: the list has no bound"],
  [closed({ name: { type: ["string", "null"] } }), "Order.name: the text has no bound"],
  [closed({ price: { type: "integer", minimum: 1 } }), "Order.price: the number has no bound"],
  [closed({ rate: { type: "number" } }), "Order.rate: a float; money and rates are integers or decimal strings"],
  [
    { type: ["integer", "null"], enum: [0, null] },
    "Order: an enum with null, which many generators cannot read; use anyOf",
  ],
  [{ oneOf: [{ type: "string" }] }, "Order/oneOf/0: the text has no bound"],
  [{ type: "array", maxItems: 5, items: { type: "string" } }, "Order[]: the text has no bound"],
])("rejects %j", (schema, fault) => {
  expect(schemaFaults("Order", schema)).toEqual([fault]);
});

test("the template's charts may be floats", () => {
  expect(schemaFaults("TemplateChart", { type: "number" })).toEqual([]);
});
