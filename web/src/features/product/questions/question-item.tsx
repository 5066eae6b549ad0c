import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { type FocusEvent, useId } from "react";
import { pictureUrl } from "#api/client.ts";
import type { Question } from "#api/question-answer.ts";
import { RichText } from "#components/media/rich-text.tsx";
import { watchOverflow } from "#components/media/watch-overflow.ts";
import { DisclosureButton, DisclosureItem } from "#components/ui/disclosure.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import type { useOpenAnswer } from "./use-open-answer.ts";

interface QuestionItemProps {
  question: Question;
  /** The question is in the lower half of the list, so on wide screens its answer extends upwards. */
  low: boolean;
  answers: ReturnType<typeof useOpenAnswer>;
}

/** One question as a button; its answer opens below it, or beside the list on wide screens. */
export function QuestionItem({ question: { id, question, summary, answer }, low, answers }: QuestionItemProps) {
  const base = useId();
  const open = answers.shown === id;
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) answers.point(null);
  };
  return (
    <DisclosureItem
      as="li"
      data-question={id}
      onPointerEnter={(event) => event.pointerType === "mouse" && answers.pointSoon(id)}
      onPointerLeave={(event) => event.pointerType === "mouse" && answers.pointSoon(null)}
      onFocus={(event) => event.target.matches(":focus-visible") && answers.point(id)}
      onBlur={leave}
      onKeyDown={(event) => event.key === "Escape" && answers.close()}
    >
      <chakra.div position="relative">
        <chakra.h3 fontSize="md">
          <DisclosureButton
            alignItems="start"
            minHeight="9"
            paddingBottom="1.5"
            // Extends the click target over the short answer.
            _after={{ content: '""', position: "absolute", inset: "0" }}
            id={`${base}-question`}
            aria-expanded={open}
            aria-controls={`${base}-answer`}
            aria-describedby={`${base}-summary`}
            onClick={() => answers.press(id)}
          >
            {/* A sentence, not a label: in Chinese it may break between any two characters. */}
            <chakra.span minWidth="0" css={{ "&:lang(zh-CN)": { wordBreak: "normal" } }}>
              {question}
            </chakra.span>
            <chakra.span
              color="ink.second"
              transform={{ base: open ? "rotate(180deg)" : "none", lg: "rotate(-90deg)" }}
            >
              <Icon of={ChevronDown} />
            </chakra.span>
          </DisclosureButton>
        </chakra.h3>
        <Muted id={`${base}-summary`}>{summary}</Muted>
      </chakra.div>
      <Answer
        ref={watchOverflow}
        id={`${base}-answer`}
        role="region"
        aria-labelledby={`${base}-question`}
        hidden={!open}
        data-up={low || undefined}
      >
        <div>{open && <RichText html={answer} pictureUrl={pictureUrl} topHeading={3} />}</div>
      </Answer>
    </DisclosureItem>
  );
}

/** The maximum height of an answer beside the questions; longer ones scroll. */
export const ANSWER_HEIGHT = "24rem";

const Answer = chakra("div", {
  base: {
    marginTop: "3",
    padding: { base: "4", lg: "8" },
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "panel",
    "&[hidden]": { display: "none" },
    // Opens beside its question, so that nothing moves. In the lower half of the list it extends upwards.
    lg: {
      position: "absolute",
      zIndex: "1",
      insetStart: "calc(100% + {spacing.10})",
      width: "full",
      maxHeight: ANSWER_HEIGHT,
      overflowY: "auto",
      marginTop: "0",
      top: "0",
      "&[data-up]": { top: "auto", bottom: "0" },
    },
  },
});
