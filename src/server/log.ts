import pino, { type DestinationStream, type Logger } from "pino";

/**
 * Structured lines on standard output. Of an error only its kind and where it happened is kept: messages and details may
 * quote what someone typed.
 */
export function createLog(destination?: DestinationStream): Logger {
  const options = { base: null, serializers: { err: describeError } };
  // Not in step with the requests: to wait for each line to be written is a twelfth of what a push costs.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }));
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { type: error.name, code: (error as { code?: string }).code, at: frames?.map((line) => line.trim()) };
}
