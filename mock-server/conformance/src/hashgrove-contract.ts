#!/usr/bin/env node
// The command of the package.
import { runUntilSignal } from "#cli/run-until-signal.ts";

process.exitCode = await runUntilSignal(process.argv.slice(2));
