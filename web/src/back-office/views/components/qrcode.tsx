import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { pictureUrl } from "#back-office/api/mock-base.ts";
import { QrFigure } from "#back-office/parts/gallery/qr-figure.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { LogoMark } from "#components/media/logo.tsx";
import { showToast } from "#state/toast.ts";

const TEXT = "https://hashgrove.example/#/product";
const LATE_MS = 3000;

/** QR codes in nine variants. */
export function View() {
  const { t } = useLingui();
  const [late, setLate] = useState("");
  const [renewed, setRenewed] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(TEXT), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const label = t`Code with an address`;
  const renew = () => {
    setRenewed(renewed + 1);
    showToast({ kind: "success", text: t`The code was renewed.` });
  };
  const react = pictureUrl("/demo/logos/react.svg");
  return (
    <Section intro={<Trans>Each of them can be read with a phone.</Trans>}>
      <chakra.ul
        listStyle="none"
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))"
      >
        <Sample name={<Trans>As a canvas</Trans>}>
          <QrFigure text={TEXT} label={label} />
        </Sample>
        <Sample name={<Trans>As an image</Trans>}>
          <QrFigure text={TEXT} label={label} as="img" />
        </Sample>
        <Sample name={<Trans>In other colours</Trans>}>
          <QrFigure text={TEXT} label={label} dark="#12457f" light="#d9ecff" />
        </Sample>
        <Sample name={<Trans>Can be pressed</Trans>}>
          <QrFigure
            text={TEXT}
            label={label}
            onPress={() => showToast({ kind: "info", text: t`You pressed the code.` })}
          />
        </Sample>
        <Sample name={<Trans>Shown after 3 seconds</Trans>}>
          <QrFigure text={late} label={label} />
        </Sample>
        <Sample name={<Trans>Expired</Trans>}>
          <QrFigure text={`${TEXT}?n=${renewed}`} label={label} onRenew={renewed === 0 ? renew : undefined} />
        </Sample>
        <Sample name={<Trans>With a logo</Trans>}>
          <QrFigure text={TEXT} label={label} logo={<LogoMark />} />
        </Sample>
        <Sample name={<Trans>With a round logo</Trans>}>
          <QrFigure
            text={TEXT}
            label={label}
            logoShape="round"
            logo={react === null ? <LogoMark /> : <chakra.img src={react} alt="" borderRadius="full" />}
          />
        </Sample>
        <Sample name={<Trans>100 pixels wide</Trans>}>
          <QrFigure text={TEXT} label={label} size={100} />
        </Sample>
      </chakra.ul>
    </Section>
  );
}

function Sample({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <chakra.li
      display="grid"
      justifyItems="center"
      alignContent="start"
      gap="3"
      padding="4"
      borderWidth="1px"
      borderRadius="sm"
    >
      <chakra.h2 fontSize="sm">{name}</chakra.h2>
      <chakra.div minHeight="168px">{children}</chakra.div>
    </chakra.li>
  );
}
