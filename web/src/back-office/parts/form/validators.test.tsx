import { expect, test } from "vitest";
import { render } from "#components/layout/test-render.tsx";
import { hasSpecialCharacters, isEmail, isEmpty, isPhone, type Rule, useValidators } from "./validators.ts";

test.each([[""], ["  "], [null], [undefined], [[]], ["<p></p>"], ["<p>&nbsp;<br></p>"]])("%j is empty", (value) =>
  expect(isEmpty(value)).toBe(true),
);
test.each([["a"], [0], [false], [["a"]], ["<p>a</p>"], ['<p><img src="a.png"></p>']])("%j is not empty", (value) =>
  expect(isEmpty(value)).toBe(false),
);
test.each([
  ["13800000000", true],
  ["19912345678", true],
  ["12800000000", false],
  ["1380000000", false],
])("%s as a phone: %s", (text, is) => expect(isPhone(text)).toBe(is));
test.each([
  ["a@b.c", true],
  ["a@b", false],
  ["a b@c.d", false],
])("%s as an email: %s", (text, is) => expect(isEmail(text)).toBe(is));
test.each([
  ["部署1", false],
  ["が", false],
  ["a-b", true],
  ["a b", true],
])("%s has special characters: %s", (text, is) => expect(hasSpecialCharacters(text)).toBe(is));

test("rules report errors, and all except required accept an empty field", async () => {
  let rules: Record<string, Rule> = {};
  function Probe() {
    const v = useValidators();
    rules = {
      required: v.required(),
      length: v.lengthRange(2, 5),
      most: v.maxlength(3),
      space: v.notSpace(),
      agree: v.check(),
    };
    return null;
  }
  await render(<Probe />);
  const say = (name: string, value: unknown) => rules[name]?.(value, {});
  expect(say("required", " ")).toBe("This field is required.");
  expect(say("length", "a")).toBe("Enter 2 to 5 characters.");
  expect(say("length", "🙂🙂🙂🙂🙂")).toBeUndefined();
  expect(say("most", "abcd")).toBe("Enter at most 3 characters.");
  expect(say("space", "a b")).toBe("Do not use spaces.");
  expect(say("agree", false)).toBe("Please accept the terms to continue.");
  for (const name of ["length", "most", "space"]) expect(say(name, "")).toBeUndefined();
});
