import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { Segmented } from "#components/forms/segmented.tsx";
import { AmountField } from "#components/money/amount-field.tsx";
import { YenField } from "#components/money/yen-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { useWorld } from "#console/api/live.ts";
import { grant } from "#console/api/users.ts";
import { useAction } from "#console/parts/use-action.ts";
import { USDT_STYLE } from "#lib/amount/parse-amount.ts";
import { useGranted } from "./use-granted.ts";

/** Button that opens a form to give a member money. */
export function Grant({ user }: { user: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="outline" aria-label={t`Give money to ${user}`} onClick={() => setOpen(true)}>
        <Trans>Give money</Trans>
      </Button>
      <Dialog
        look="floating"
        title={t`Give money to ${user}`}
        open={open}
        onClose={close}
        initialFocusEl={() => field.current}
      >
        <GrantForm user={user} field={field} onDone={close} />
      </Dialog>
    </>
  );
}

interface GrantFormProps {
  user: string;
  field: React.RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

function GrantForm({ user, field, onDone }: GrantFormProps) {
  const { t } = useLingui();
  const { id } = useWorld();
  const act = useAction();
  const doneText = useGranted();
  const [currency, setCurrency] = useState<"JPY" | "USDT">("JPY");
  const [amount, setAmount] = useState("100000");
  const [submitted, setSubmitted] = useState(false);
  const amountField = {
    label: t`Amount`,
    ref: field,
    value: amount,
    onValueChange: setAmount,
    error: submitted && amount === "" && t`Enter an amount.`,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (amount === "") return field.current?.focus();
    const body = currency === "JPY" ? { currency, amount: Number(amount) } : { currency, amount };
    const done = await act(
      () => grant(id, user, body),
      ({ balance }) => doneText(user, balance),
    );
    if (done) onDone();
  };
  return (
    <chakra.form display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <Segmented
        legend={t`Currency`}
        value={currency}
        options={[
          { value: "JPY", label: "JPY" },
          { value: "USDT", label: "USDT" },
        ]}
        onChange={setCurrency}
      />
      {currency === "JPY" ? (
        <YenField {...amountField} />
      ) : (
        <AmountField
          {...amountField}
          hint={t`Credited in yen at the platform rate.`}
          currency={{
            sign: "USDT",
            side: "end",
            style: USDT_STYLE,
            wholeOnly: t`Enter a whole number of USDT.`,
          }}
        />
      )}
      <Button type="submit">
        <Trans>Give</Trans>
      </Button>
    </chakra.form>
  );
}
