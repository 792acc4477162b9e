/** Stands where the answers would be when their code could not be loaded. */
export function AnswersUnavailable() {
  return (
    <p role="alert" className="mt-8">
      The directory could not be loaded. Please check your connection, then{' '}
      <a className="link" href={window.location.href}>
        load this page again
      </a>
      .
    </p>
  );
}
