/** Prints the error and exits. */
export function fail(error) {
  console.error(error.message);
  process.exit(1);
}
