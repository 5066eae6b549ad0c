import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Muted } from "#components/ui/muted.tsx";

interface ViewProps {
  /** Also the document's title. */
  title: string;
  lead?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** A view with its heading, which receives the focus after a change of views. */
export function View({ title, lead, end, children }: ViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Hashgrove QA`;
  }, [title]);
  useEffect(() => {
    // On the first load, do not move the focus: Tab then starts at the top of the page.
    if (document.activeElement !== null && document.activeElement !== document.body) heading.current?.focus();
  }, []);
  return (
    <Stack gap="5">
      <chakra.header display="flex" alignItems="flex-end" justifyContent="space-between" gap="4" flexWrap="wrap">
        <chakra.div minWidth="0">
          <Heading as="h1" size="lg" ref={heading} tabIndex={-1} outline="none">
            {title}
          </Heading>
          {lead && <Muted maxWidth="prose">{lead}</Muted>}
        </chakra.div>
        {end}
      </chakra.header>
      {children}
    </Stack>
  );
}
