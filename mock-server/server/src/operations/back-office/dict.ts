import { answer, type BackOfficeOperation } from "./back-office-operation.ts";

/** Every dictionary by name; labels are message keys of the client. */
export const list: BackOfficeOperation<"mock.dict.list"> = () =>
  answer({
    importance: [
      { value: 0, label: "tableDemo.commonly" },
      { value: 1, label: "tableDemo.good" },
      { value: 2, label: "tableDemo.important" },
    ],
  });

/** Sample options for the selects of the form and dialog demos. */
export const one: BackOfficeOperation<"mock.dict.one"> = () =>
  answer([
    { label: "test1", value: 0 },
    { label: "test2", value: 1 },
    { label: "test3", value: 2 },
  ]);
