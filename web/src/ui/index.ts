/**
 * The component library: everything on a screen that knows no domain.
 *
 * Links: a component takes an `href`, and `LinkProvider` sets once which component follows it. The app passes its
 * router's link; Storybook and tests pass none, so a link is a plain `<a>`.
 */
export { Button, ButtonLink } from './button/button';
export { ConfirmDialog } from './confirm-dialog/confirm-dialog';
export { type CycleDraftProps, CycleEditor } from './cycle-editor/cycle-editor';
export { column, DataCell, type DataLayout, DataList, DataRow } from './data-list/data-list';
export { DefinitionList } from './definition-list/definition-list';
export { FieldError, FieldGroup } from './field/field';
export { IconButton } from './icon-button/icon-button';
export { InlineForm } from './inline-form/inline-form';
export { Link, LinkProvider, TextLink } from './link/link';
export { EmptyState, ErrorNotice } from './notices/notices';
export { OptionRow } from './option-row/option-row';
export { Drawer, Modal } from './overlay/overlay';
export { Pager } from './pager/pager';
export { PictureRadios } from './picture-radios/picture-radios';
export { RadioCells } from './radio-cells/radio-cells';
export { SelectField } from './select-field/select-field';
export { Sentence } from './sentence/sentence';
export { Shake } from './shake/shake';
export { Skeleton } from './skeleton/skeleton';
export { SortCycle } from './sort-cycle/sort-cycle';
export { Spinner } from './spinner/spinner';
export { StatusButton } from './status-button/status-button';
export { Stepper } from './stepper/stepper';
export { TextArea } from './text-area/text-area';
export { Tabs } from './tabs/tabs';
export { PasswordField, TextField, type PasswordFieldProps } from './text-field/text-field';
export { TilePicture } from './tile-picture/tile-picture';
export { PageTitle, SectionTitle } from './titles/titles';
export { UndoNotice } from './undo-notice/undo-notice';
export { useCopy } from './use-copy';
export { useFocusBack } from './use-focus-back';
export { useFocusInPlace } from './use-focus-in-place';
export { useIsHydrating } from './use-is-hydrating';
export { useScreen } from './use-screen';
export { recipeClasses } from './recipe-classes';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
