import { chakra } from "@chakra-ui/react";
import { type ReactNode, useContext, useId, useState } from "react";
import { Folded, FoldButton } from "./fold-button.tsx";
import { PageHeading } from "./page-heading.ts";

interface SectionProps {
  /** The heading; omit it if the page's own heading is enough. */
  readonly title?: ReactNode;
  readonly intro?: ReactNode;
  /** Content at the end of the heading line. */
  readonly tools?: ReactNode;
  /** Text of a button that collapses the content on narrow screens, such as the current choice. */
  readonly folds?: ReactNode;
  readonly children?: ReactNode;
}

/** A section of a view, with its own heading or the page's: `<Section title={<Trans>Users</Trans>}>...</Section>`. */
export function Section({ title, intro, tools, folds, children }: SectionProps) {
  const id = useId();
  const page = useContext(PageHeading);
  const [open, setOpen] = useState(false);
  const hasHead = Boolean(title || intro || tools);
  return (
    <chakra.section
      aria-labelledby={title ? id : page}
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="sm"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
    >
      {hasHead && (
        <chakra.header
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          paddingX={{ base: "4", md: "5" }}
          paddingY="3"
          borderBottomWidth="1px"
        >
          <chakra.div display="grid" gap="0.5">
            {title && (
              <chakra.h2 id={id} fontSize="md">
                {title}
              </chakra.h2>
            )}
            {intro && (
              <chakra.p fontSize="sm" color="ink.second">
                {intro}
              </chakra.p>
            )}
          </chakra.div>
          {tools}
          {folds !== undefined && (
            <FoldButton
              id={`${id}-fold`}
              aria-labelledby={`${id} ${id}-fold`}
              of={`${id}-body`}
              until="lg"
              open={open}
              onToggle={setOpen}
            >
              {folds}
            </FoldButton>
          )}
        </chakra.header>
      )}
      <Folded id={`${id}-body`} data-fold={folds !== undefined && !open ? "lg" : undefined}>
        <chakra.div padding={{ base: "4", md: "5" }} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          {children}
        </chakra.div>
      </Folded>
    </chakra.section>
  );
}
