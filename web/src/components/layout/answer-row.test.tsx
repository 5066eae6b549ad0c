import { expect, test } from "vitest";
import { DiscardQuestion } from "#components/dialogs/discard-question.tsx";
import { FormDialog } from "#components/dialogs/form-dialog.tsx";
import { AnswerRow } from "./answer-row.tsx";
import { render } from "./test-render.tsx";

const none = (): void => undefined;
const names = (): (string | null)[] =>
  Array.from(document.querySelectorAll("button:not([aria-label])"), ({ textContent }) => textContent);

test("the safe answer comes first", async () => {
  const { draw } = await render(<AnswerRow act={<button type="button">Delete</button>} safe={<button>Keep</button>} />);
  expect(names()).toEqual(["Keep", "Delete"]);
  await draw(<DiscardQuestion onKeep={none} onDiscard={none} />);
  expect(names()).toEqual(["Keep editing", "Discard"]);
  await draw(<FormDialog open title="Log out?" submitLabel="Log out" onClose={none} onExitComplete={none} />);
  expect(names()).toEqual(["Cancel", "Log out"]);
});

/**
 * The files of product, back office and console that ask a question. A new one must be added here, so that its answers
 * get the same order.
 */
const QUESTIONS = {
  "<AnswerRow": [
    "components/dialogs/discard-question.tsx",
    "components/dialogs/form-dialog.tsx",
    "console/palette/command-question.tsx",
    "console/parts/confirm-button.tsx",
    "features/personage/records/record-buttons.tsx",
  ],
  // A FormDialog without children shows its title as a question with two answers.
  "<FormDialog": [
    "back-office/frame/logout-dialog.tsx",
    "back-office/parts/dialog/use-confirm.tsx",
    "back-office/parts/gallery/tree/delete-question.tsx",
    "features/personage/identity/leave-dialog.tsx",
    "features/personage/money-request/duplicate-dialog.tsx",
    "features/shell/logout-dialog.tsx",
  ],
};
const SOURCES = import.meta.glob<string>(["/src/**/*.tsx", "!/src/**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const filesWith = (matches: (source: string) => boolean): string[] =>
  Object.keys(SOURCES)
    .filter((file) => matches(SOURCES[file] ?? ""))
    .map((file) => file.replace("/src/", ""))
    .toSorted();

test("every question is listed, and uses the row or a dialog without children", () => {
  expect(filesWith((source) => source.includes("<AnswerRow"))).toEqual(QUESTIONS["<AnswerRow"]);
  expect(filesWith((source) => source.includes("<FormDialog") && !source.includes("</FormDialog>"))).toEqual(
    QUESTIONS["<FormDialog"],
  );
});
