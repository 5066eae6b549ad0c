import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/forms/field.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { useWorld } from "#console/api/live.ts";
import { grant } from "#console/api/users.ts";
import { Dialog } from "#console/parts/dialog.tsx";
import { useAct } from "#console/parts/use-act.ts";
import { useGranted } from "./use-granted.ts";

/** Gives a member money: a button, and the form behind it. */
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
      <Dialog title={t`Give money to ${user}`} open={open} onClose={close} initialFocusEl={() => field.current}>
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
  const act = useAct();
  const doneText = useGranted();
  const [currency, setCurrency] = useState<"JPY" | "USDT">("JPY");
  const [amount, setAmount] = useState("100000");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
      <Field label={t`Amount`} hint={currency === "USDT" && t`Credited in yen at the platform rate.`}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            required
            inputMode="decimal"
            pattern={currency === "JPY" ? "[1-9][0-9]*" : "[0-9]{1,9}([.][0-9]{1,6})?"}
            value={amount}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit">
        <Trans>Give</Trans>
      </Button>
    </chakra.form>
  );
}
