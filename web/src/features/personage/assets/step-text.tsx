import { Trans } from "@lingui/react/macro";
import { useUsualTimes } from "#features/personage/wallet-record/usual-times.ts";
import type { FirstStep } from "./first-steps-state.ts";

export function StepText({ name, state }: FirstStep) {
  const { identity: reviewTime } = useUsualTimes();
  if (state === "done") return <Trans>Done.</Trans>;
  switch (name) {
    case "identity":
      if (state === "waiting") return <Trans>We are checking your documents, usually within {reviewTime}.</Trans>;
      if (state === "again") return <Trans>Your documents were not accepted. You can submit new ones.</Trans>;
      return (
        <Trans>
          You need the number of your document and pictures of both sides. You can top up and buy before it is checked.
        </Trans>
      );
    case "top-up":
      if (state === "waiting") return <Trans>We are checking that your money has arrived. Then you can buy.</Trans>;
      if (state === "again")
        return <Trans>Your top-up was not accepted. The record says why, and what you can do.</Trans>;
      return <Trans>By bank transfer in yen, or in USDT. It is credited in yen once it has been checked.</Trans>;
    case "purchase":
      return <Trans>Choose a product and an amount. Before you confirm you see what is paid back, and when.</Trans>;
    case "withdrawal":
      if (state === "waiting") return <Trans>We are checking the account or address you registered.</Trans>;
      if (state === "again") return <Trans>We couldn't accept these details. Please enter them again.</Trans>;
      return <Trans>A trading password, and the account or address that your money goes to.</Trans>;
  }
}
