import { definePage } from '../features/page-frame/define-page';
import { SignUpForm } from '../features/sign-up/sign-up-form';
import { i18n } from '../lib/i18n';
import { PageTitle, TextLink, recipeClasses } from '../ui';
import { signUpPage } from './sign-up-page.recipe';

const title = () => i18n.t('Create Your Account');

/** The title on the left, the form of 640 px on the right. */
function SignUpPage() {
  const styles = recipeClasses(signUpPage);
  return (
    <div className={styles.root}>
      <div>
        <PageTitle>
          {title()
            .match(/[^ ]+ ?/g)
            ?.map((word) => (
              <span key={word} className={styles.word}>
                {word}
              </span>
            ))}
        </PageTitle>
        <div className={styles.links}>
          <TextLink href="/sign-in">{i18n.t('Sign In')}</TextLink>
          <TextLink href="/faq">{i18n.t('FAQ')}</TextLink>
        </div>
      </div>
      <div className={styles.form}>
        <SignUpForm />
      </div>
    </div>
  );
}

export const page = definePage({
  module: 'pages/sign-up-page',
  title: title,
  isListed: false,
  Component: SignUpPage,
});
