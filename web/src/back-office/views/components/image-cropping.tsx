import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { pictureUrl } from "#back-office/api/mock-base.ts";
import { type CropperHandle, ImageCropper } from "#back-office/parts/gallery/image-cropper.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { CodeArea } from "#components/forms/code-area.tsx";
import { Field } from "#components/forms/field.tsx";
import { Button } from "#components/ui/button.tsx";

/** An image cropper, with tools and without. */
export function View() {
  return (
    <>
      <Section
        title={<Trans>With tools and a preview</Trans>}
        intro={<Trans>The image stays on this device; the result is a Base64 text.</Trans>}
      >
        <Cropping tools picture={pictureUrl("/demo/pictures/example-3.svg") ?? ""} />
      </Section>
      <Section title={<Trans>The frame alone</Trans>} intro={<Trans>A circle, as for a portrait.</Trans>}>
        <Cropping circle picture={pictureUrl("/demo/pictures/example-7.svg") ?? ""} />
      </Section>
    </>
  );
}

function Cropping({ picture, tools = false, circle = false }: { picture: string; tools?: boolean; circle?: boolean }) {
  const { t } = useLingui();
  const cropper = useRef<CropperHandle>(null);
  const [result, setResult] = useState("");
  const crop = async () => setResult((await cropper.current?.crop()) ?? "");
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 26rem) minmax(0, 1fr)" }}
    >
      <ImageCropper ref={cropper} src={picture} tools={tools} {...(circle && { shape: "circle", aspectRatio: 1 })} />
      <chakra.div display="grid" alignContent="start" justifyItems="start" gap="4">
        <Button size="sm" onClick={() => void crop()}>
          <Trans>Crop</Trans>
        </Button>
        {tools && (
          <Preview data-empty={result === "" || undefined}>
            {result === "" ? <Trans>The result is shown here.</Trans> : <img src={result} alt={t`The cropped image`} />}
          </Preview>
        )}
        <chakra.div width="full">
          <Field label={<Trans>Base64</Trans>}>
            {(control) => (
              <CodeArea
                fontSize="xs"
                bg="bg.sunken"
                overflowWrap="anywhere"
                {...control}
                readOnly
                rows={4}
                value={result}
              />
            )}
          </Field>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

const Preview = chakra("div", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "min(100%, 15rem)",
    minHeight: "9rem",
    padding: "2",
    borderWidth: "1px",
    borderRadius: "sm",
    bg: "bg.sunken",
    color: "ink.second",
    fontSize: "sm",
    textAlign: "center",
    "& img": { maxWidth: "100%", maxHeight: "12rem" },
  },
});
