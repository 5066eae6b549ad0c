import { answer, type BackOfficeOperation } from "./back-office-operation.ts";
import { CARDS } from "./data/cards.ts";
import { containing, pageOf } from "./page.ts";

/** One page of the cards whose name contains the filter. */
export const list: BackOfficeOperation<"mock.card.list"> = ({ query }) =>
  answer(
    pageOf(
      containing(CARDS, (card) => card.name, query.name),
      query,
    ),
  );
