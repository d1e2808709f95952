import { DocumentTitle } from '../features/page-frame/document-title';
import { SignUpForm } from '../features/sign-up/sign-up-form';
import { PageTitle, TextLink, useStyles } from '../ui';
import { signUpPage } from './sign-up-page.recipe';

/** The title on the left, the form of 640 px on the right. */
export function SignUpPage() {
  const styles = useStyles(signUpPage);
  return (
    <div className={styles.root}>
      <DocumentTitle>Create Your Account</DocumentTitle>
      <div>
        <PageTitle>
          <span className={styles.word}>Create </span>
          <span className={styles.word}>Your </span>
          <span className={styles.word}>Account</span>
        </PageTitle>
        <div className={styles.links}>
          <TextLink href="/sign-in">Sign In</TextLink>
          <TextLink href="/faq">FAQ</TextLink>
        </div>
      </div>
      <div className={styles.form}>
        <SignUpForm />
      </div>
    </div>
  );
}
