import { titleCase } from '../../lib/text';
import type { AdminSection } from '../../state/admin-url';
import { type AdminNavLabel, adminNavName } from '../../widgets/back-office/admin-nav/admin-nav';

/** The label by which the navigation knows a section, in every language. */
export function sectionLabel(section: AdminSection): AdminNavLabel {
  return titleCase(section) as AdminNavLabel;
}

/** A section's name in the page's language. */
export function sectionName(section: AdminSection): string {
  return adminNavName(sectionLabel(section));
}
