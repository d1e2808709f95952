/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type {
  AcceptInvitationDto,
  AddFavouritesDto,
  AddInformationDto,
  AddNoteDto,
  AddOrderItemDto,
  AddShipmentDto,
  AddShipmentEventDto,
  AskExchangeDto,
  AskRefundDto,
  AskReturnDto,
  AttachOrderDto,
  AuditEventListDto,
  BestSellerDto,
  BrandTypeDto,
  CarrierListDto,
  CarrierTakenDto,
  ChangePasswordDto,
  ChangePaymentDto,
  ChangeRoleDto,
  ChangeStockDto,
  ChatReplyDto,
  ChatRequestDto,
  CloseRefundDto,
  CodStatementDto,
  CollectCashDto,
  CollectedListDto,
  ConfirmEmailDto,
  ConfirmSecondFactorDto,
  ConfirmWaitDto,
  ConfirmedWaitDto,
  CreateProductDto,
  CustomerChartDto,
  CustomerDto,
  CustomerListDto,
  DeletedProductListDto,
  DeliveryDto,
  ExchangeDto,
  ExchangeListDto,
  FailingMailListDto,
  FavouriteListDto,
  ForgotPasswordDto,
  InformationDto,
  InvitationLinkDto,
  InviteStaffDto,
  InviteeDto,
  InvoiceBuyerDto,
  IssuedInvoiceDto,
  ListedAuditEventsDto,
  LoginDto,
  LowStockListDto,
  MatchMoneyDto,
  MoneyDto,
  MoneyFiguresDto,
  MoneyListDto,
  MoveExchangeDto,
  MoveReturnDto,
  OrderChartDto,
  OrderDto,
  OrderExchangesDto,
  OrderHistoryDto,
  OrderLineDto,
  OrderListDto,
  OrderNoteDto,
  OrderPaymentsDto,
  OrderReturnsDto,
  PackedDto,
  PaymentAttemptDto,
  PersonalDataDto,
  PlaceOrderDto,
  ProductDto,
  ProductFacetsDto,
  ProductListDto,
  ProofDto,
  ProveSecondFactorDto,
  QuantityAndProfitDto,
  QuantityDto,
  ReceiveMoneyDto,
  RecoveryCodesDto,
  RefreshTokenDto,
  RefundDto,
  RefundListDto,
  RegisterCustomerDto,
  ResetLinkDto,
  ResetPasswordDto,
  ResetSecondFactorDto,
  ReturnDto,
  ReturnListDto,
  SecondFactorSetupDto,
  SessionListDto,
  SetUpSecondFactorDto,
  SettleMoneyDto,
  ShipmentCostsDto,
  ShipmentDto,
  ShipmentLabelDto,
  ShopDto,
  ShopPageDto,
  SizeKeyDto,
  SizeWaitDto,
  SizeWaitListDto,
  SliderProductDto,
  SoldElsewhereDto,
  StaffInvitationDto,
  StaffListDto,
  StaffMoneyDto,
  StartPaymentDto,
  StockLevelListDto,
  StockMovementListDto,
  TakeCodStatementDto,
  TakeGhnMessageBody,
  TakeGhtkMessageBodyOne,
  TakeGhtkMessageBodyTwo,
  TakeMomoMessageBody,
  TakePayosMessageBody,
  TakeSepayMessageBody,
  TakeZalopayMessageBody,
  TakenDto,
  ToDoDto,
  TokensDto,
  TransferDto,
  UpdateCustomerDto,
  UpdateOrderDto,
  UpdateOrderStatusDto,
  UpdateProductDto,
  UploadArrayDto,
  UploadModelDto,
  UploadSingleDto,
  UploadedModelDto,
  UploadedPictureDto,
  UploadedPicturesDto,
  VisitorWaitDto,
  VnpayAnswerDto,
  ZalopayAnswerDto
} from './model';

/** How the API is asked: its path, the status of its answer, and three types that no value has. */
export interface Operation<Answer, Body, Param extends string> {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  status: number;
  types?: { answer: Answer; body: Body; param: Param };
}

export const listAuditEvents: Operation<ListedAuditEventsDto, undefined, never> = { method: 'get', path: '/v1/audit-events', status: 200 };

export const listCarriers: Operation<CarrierListDto, undefined, never> = { method: 'get', path: '/v1/carriers', status: 200 };

export const takeGhnMessage: Operation<CarrierTakenDto, TakeGhnMessageBody, 'secret'> = { method: 'post', path: '/v1/carriers/ghn/{secret}', status: 200 };

export const takeGhtkMessage: Operation<CarrierTakenDto, TakeGhtkMessageBodyOne | TakeGhtkMessageBodyTwo, 'secret'> = { method: 'post', path: '/v1/carriers/ghtk/{secret}', status: 200 };

export const askChat: Operation<ChatReplyDto, ChatRequestDto, never> = { method: 'post', path: '/v1/chat', status: 200 };

export const takeCodStatement: Operation<CodStatementDto, TakeCodStatementDto, never> = { method: 'post', path: '/v1/cod-statements', status: 200 };

export const listCustomers: Operation<CustomerListDto, undefined, never> = { method: 'get', path: '/v1/customers', status: 200 };

export const registerCustomer: Operation<CustomerDto, RegisterCustomerDto, never> = { method: 'post', path: '/v1/customers', status: 201 };

export const countCustomers: Operation<QuantityDto, undefined, never> = { method: 'get', path: '/v1/customers/allCustomerQuantity', status: 200 };

export const confirmEmail: Operation<void, ConfirmEmailDto, never> = { method: 'post', path: '/v1/customers/confirm-email', status: 204 };

export const chartCustomers: Operation<CustomerChartDto, undefined, never> = { method: 'get', path: '/v1/customers/customerChartByYear', status: 200 };

export const exportCustomers: Operation<string, undefined, never> = { method: 'get', path: '/v1/customers/export', status: 200 };

export const forgotPassword: Operation<void, ForgotPasswordDto, never> = { method: 'post', path: '/v1/customers/forgot-password', status: 204 };

export const login: Operation<TokensDto, LoginDto, never> = { method: 'post', path: '/v1/customers/login', status: 200 };

export const logout: Operation<void, undefined, never> = { method: 'post', path: '/v1/customers/logout', status: 204 };

export const refreshToken: Operation<TokensDto, RefreshTokenDto, never> = { method: 'post', path: '/v1/customers/refresh-token', status: 200 };

export const resetPassword: Operation<void, ResetPasswordDto, never> = { method: 'post', path: '/v1/customers/reset-password', status: 204 };

export const checkResetLink: Operation<void, ResetLinkDto, never> = { method: 'post', path: '/v1/customers/reset-password/check', status: 204 };

export const getCustomer: Operation<CustomerDto, undefined, 'id'> = { method: 'get', path: '/v1/customers/{id}', status: 200 };

export const attachOrder: Operation<OrderDto, AttachOrderDto, 'id'> = { method: 'put', path: '/v1/customers/{id}/add-order', status: 200 };

export const listCustomerAuditEvents: Operation<AuditEventListDto, undefined, 'id'> = { method: 'get', path: '/v1/customers/{id}/audit-events', status: 200 };

export const changeRole: Operation<CustomerDto, ChangeRoleDto, 'id'> = { method: 'put', path: '/v1/customers/{id}/changeRole', status: 200 };

export const sendConfirmation: Operation<void, undefined, 'id'> = { method: 'post', path: '/v1/customers/{id}/confirmation', status: 204 };

export const deleteCustomer: Operation<void, undefined, 'id'> = { method: 'put', path: '/v1/customers/{id}/delete', status: 204 };

export const eraseMyData: Operation<void, ProofDto, 'id'> = { method: 'post', path: '/v1/customers/{id}/erase', status: 204 };

export const exportMyData: Operation<PersonalDataDto, ProofDto, 'id'> = { method: 'post', path: '/v1/customers/{id}/export', status: 200 };

export const changePassword: Operation<void, ChangePasswordDto, 'id'> = { method: 'put', path: '/v1/customers/{id}/password', status: 204 };

export const setUpSecondFactor: Operation<SecondFactorSetupDto, SetUpSecondFactorDto, 'id'> = { method: 'post', path: '/v1/customers/{id}/second-factor', status: 200 };

export const confirmSecondFactor: Operation<RecoveryCodesDto, ConfirmSecondFactorDto, 'id'> = { method: 'post', path: '/v1/customers/{id}/second-factor/confirm', status: 200 };

export const renewRecoveryCodes: Operation<RecoveryCodesDto, ProveSecondFactorDto, 'id'> = { method: 'post', path: '/v1/customers/{id}/second-factor/recovery-codes', status: 200 };

export const removeSecondFactor: Operation<void, ProveSecondFactorDto, 'id'> = { method: 'post', path: '/v1/customers/{id}/second-factor/remove', status: 204 };

export const resetSecondFactor: Operation<void, ResetSecondFactorDto, 'id'> = { method: 'post', path: '/v1/customers/{id}/second-factor/reset', status: 204 };

export const listSessions: Operation<SessionListDto, undefined, 'id'> = { method: 'get', path: '/v1/customers/{id}/sessions', status: 200 };

export const endSession: Operation<void, undefined, 'id' | 'sessionId'> = { method: 'delete', path: '/v1/customers/{id}/sessions/{sessionId}', status: 204 };

export const placeOrder: Operation<OrderDto, PlaceOrderDto, 'id'> = { method: 'put', path: '/v1/customers/{id}/update-order', status: 200 };

export const updateCustomer: Operation<CustomerDto, UpdateCustomerDto, 'id'> = { method: 'put', path: '/v1/customers/{id}/updateCustomer', status: 200 };

export const listExchanges: Operation<ExchangeListDto, undefined, never> = { method: 'get', path: '/v1/exchanges', status: 200 };

export const withdrawExchange: Operation<ExchangeDto, undefined, 'id'> = { method: 'delete', path: '/v1/exchanges/{id}', status: 200 };

export const moveExchange: Operation<ExchangeDto, MoveExchangeDto, 'id'> = { method: 'put', path: '/v1/exchanges/{id}', status: 200 };

export const listFavourites: Operation<FavouriteListDto, undefined, never> = { method: 'get', path: '/v1/favourites', status: 200 };

export const addFavourites: Operation<FavouriteListDto, AddFavouritesDto, never> = { method: 'put', path: '/v1/favourites', status: 200 };

export const removeFavourite: Operation<void, undefined, 'id'> = { method: 'delete', path: '/v1/favourites/{id}', status: 204 };

export const listFailingMails: Operation<FailingMailListDto, undefined, never> = { method: 'get', path: '/v1/mails/failing', status: 200 };

export const retryFailingMails: Operation<FailingMailListDto, undefined, never> = { method: 'post', path: '/v1/mails/failing/retry', status: 200 };

export const listOrders: Operation<OrderListDto, undefined, never> = { method: 'get', path: '/v1/orders', status: 200 };

export const createCart: Operation<OrderDto, undefined, never> = { method: 'post', path: '/v1/orders', status: 201 };

export const exportOrders: Operation<string, undefined, never> = { method: 'get', path: '/v1/orders/export', status: 200 };

export const exportInvoices: Operation<string, undefined, never> = { method: 'get', path: '/v1/orders/invoices', status: 200 };

export const chartOrders: Operation<OrderChartDto, undefined, never> = { method: 'get', path: '/v1/orders/orderAndProductSoldChartByYear', status: 200 };

export const countOrdersAndProfit: Operation<QuantityAndProfitDto, undefined, never> = { method: 'get', path: '/v1/orders/quantityAndProfit', status: 200 };

export const getOrder: Operation<OrderDto, undefined, 'id'> = { method: 'get', path: '/v1/orders/{id}', status: 200 };

export const updateOrder: Operation<OrderDto, UpdateOrderDto, 'id'> = { method: 'put', path: '/v1/orders/{id}', status: 200 };

export const addOrderInformation: Operation<InformationDto, AddInformationDto, 'id'> = { method: 'put', path: '/v1/orders/{id}/add-information', status: 200 };

export const addOrderItem: Operation<OrderDto, AddOrderItemDto, 'id'> = { method: 'put', path: '/v1/orders/{id}/add-product', status: 200 };

export const decreaseOrderItem: Operation<OrderDto, OrderLineDto, 'id'> = { method: 'put', path: '/v1/orders/{id}/decrease-quantity', status: 200 };

export const deleteOrder: Operation<void, undefined, 'id'> = { method: 'put', path: '/v1/orders/{id}/delete', status: 204 };

export const listOrderExchanges: Operation<OrderExchangesDto, undefined, 'id'> = { method: 'get', path: '/v1/orders/{id}/exchanges', status: 200 };

export const askExchange: Operation<ExchangeDto, AskExchangeDto, 'id'> = { method: 'post', path: '/v1/orders/{id}/exchanges', status: 201 };

export const getOrderHistory: Operation<OrderHistoryDto, undefined, 'id'> = { method: 'get', path: '/v1/orders/{id}/history', status: 200 };

export const increaseOrderItem: Operation<OrderDto, OrderLineDto, 'id'> = { method: 'put', path: '/v1/orders/{id}/increase-quantity', status: 200 };

export const recordInvoice: Operation<OrderDto, IssuedInvoiceDto, 'id'> = { method: 'put', path: '/v1/orders/{id}/invoice', status: 200 };

export const removeInvoiceBuyer: Operation<OrderDto, undefined, 'id'> = { method: 'delete', path: '/v1/orders/{id}/invoice-buyer', status: 200 };

export const setInvoiceBuyer: Operation<OrderDto, InvoiceBuyerDto, 'id'> = { method: 'put', path: '/v1/orders/{id}/invoice-buyer', status: 200 };

export const addOrderNote: Operation<OrderNoteDto, AddNoteDto, 'id'> = { method: 'post', path: '/v1/orders/{id}/notes', status: 201 };

export const setOrderPacked: Operation<OrderDto, PackedDto, 'id'> = { method: 'put', path: '/v1/orders/{id}/packed', status: 200 };

export const changePayment: Operation<OrderDto, ChangePaymentDto, 'id'> = { method: 'put', path: '/v1/orders/{id}/payment', status: 200 };

export const listOrderPayments: Operation<OrderPaymentsDto, undefined, 'id'> = { method: 'get', path: '/v1/orders/{id}/payments', status: 200 };

export const startPayment: Operation<PaymentAttemptDto, StartPaymentDto, 'id'> = { method: 'post', path: '/v1/orders/{id}/payments', status: 201 };

export const receiveMoney: Operation<MoneyDto, ReceiveMoneyDto, 'id'> = { method: 'post', path: '/v1/orders/{id}/payments/received', status: 201 };

export const refundOrder: Operation<RefundDto, AskRefundDto, 'id'> = { method: 'post', path: '/v1/orders/{id}/refunds', status: 201 };

export const closeRefund: Operation<RefundDto, CloseRefundDto, 'id' | 'refundId'> = { method: 'post', path: '/v1/orders/{id}/refunds/{refundId}/close', status: 200 };

export const removeOrderItem: Operation<OrderDto, OrderLineDto, 'id'> = { method: 'put', path: '/v1/orders/{id}/remove-product', status: 200 };

export const listOrderReturns: Operation<OrderReturnsDto, undefined, 'id'> = { method: 'get', path: '/v1/orders/{id}/returns', status: 200 };

export const askReturn: Operation<ReturnDto, AskReturnDto, 'id'> = { method: 'post', path: '/v1/orders/{id}/returns', status: 201 };

export const addShipment: Operation<ShipmentDto, AddShipmentDto, 'id'> = { method: 'post', path: '/v1/orders/{id}/shipments', status: 201 };

export const listShipmentCosts: Operation<ShipmentCostsDto, undefined, 'id'> = { method: 'get', path: '/v1/orders/{id}/shipments/costs', status: 200 };

export const cancelShipment: Operation<ShipmentDto, undefined, 'id' | 'shipmentId'> = { method: 'post', path: '/v1/orders/{id}/shipments/{shipmentId}/cancel', status: 201 };

export const addShipmentEvent: Operation<ShipmentDto, AddShipmentEventDto, 'id' | 'shipmentId'> = { method: 'post', path: '/v1/orders/{id}/shipments/{shipmentId}/events', status: 201 };

export const getShipmentLabel: Operation<ShipmentLabelDto, undefined, 'id' | 'shipmentId'> = { method: 'get', path: '/v1/orders/{id}/shipments/{shipmentId}/label', status: 200 };

export const getOrderTransfer: Operation<TransferDto, undefined, 'id'> = { method: 'get', path: '/v1/orders/{id}/transfer', status: 200 };

export const updateOrderStatus: Operation<OrderDto, UpdateOrderStatusDto, 'id'> = { method: 'put', path: '/v1/orders/{id}/updateStatus', status: 200 };

export const listPayments: Operation<MoneyListDto, undefined, never> = { method: 'get', path: '/v1/payments', status: 200 };

export const collectCash: Operation<CollectedListDto, CollectCashDto, never> = { method: 'post', path: '/v1/payments/collected', status: 200 };

export const countPayments: Operation<MoneyFiguresDto, undefined, never> = { method: 'get', path: '/v1/payments/figures', status: 200 };

export const takeMomoMessage: Operation<void, TakeMomoMessageBody, never> = { method: 'post', path: '/v1/payments/momo/ipn', status: 204 };

export const takePayosMessage: Operation<TakenDto, TakePayosMessageBody, never> = { method: 'post', path: '/v1/payments/payos', status: 200 };

export const listRefunds: Operation<RefundListDto, undefined, never> = { method: 'get', path: '/v1/payments/refunds', status: 200 };

export const takeSepayMessage: Operation<TakenDto, TakeSepayMessageBody, never> = { method: 'post', path: '/v1/payments/sepay', status: 200 };

export const takeVnpayMessage: Operation<VnpayAnswerDto, undefined, never> = { method: 'get', path: '/v1/payments/vnpay/ipn', status: 200 };

export const takeZalopayMessage: Operation<ZalopayAnswerDto, TakeZalopayMessageBody, never> = { method: 'post', path: '/v1/payments/zalopay/callback', status: 200 };

export const matchPayment: Operation<StaffMoneyDto, MatchMoneyDto, 'id'> = { method: 'post', path: '/v1/payments/{id}/match', status: 200 };

export const settlePayment: Operation<StaffMoneyDto, SettleMoneyDto, 'id'> = { method: 'post', path: '/v1/payments/{id}/settle', status: 200 };

export const listProducts: Operation<ProductListDto, undefined, never> = { method: 'get', path: '/v1/products', status: 200 };

export const createProduct: Operation<ProductDto, CreateProductDto, never> = { method: 'post', path: '/v1/products', status: 201 };

export const countProducts: Operation<QuantityDto, undefined, never> = { method: 'get', path: '/v1/products/allProductQuantity', status: 200 };

export const listDeletedProducts: Operation<DeletedProductListDto, undefined, never> = { method: 'get', path: '/v1/products/deleted', status: 200 };

export const exportProducts: Operation<string, undefined, never> = { method: 'get', path: '/v1/products/export', status: 200 };

export const getProductFacets: Operation<ProductFacetsDto, undefined, never> = { method: 'get', path: '/v1/products/facets', status: 200 };

export const filterProducts: Operation<ProductListDto, undefined, never> = { method: 'get', path: '/v1/products/filter', status: 200 };

export const listLowStock: Operation<LowStockListDto, undefined, never> = { method: 'get', path: '/v1/products/lowStock', status: 200 };

export const listColorProducts: Operation<SliderProductDto[], undefined, never> = { method: 'get', path: '/v1/products/sliderColor', status: 200 };

export const listSliderProducts: Operation<SliderProductDto[], undefined, never> = { method: 'get', path: '/v1/products/sliderType', status: 200 };

export const listBestSellers: Operation<BestSellerDto[], undefined, never> = { method: 'get', path: '/v1/products/topBestSeller', status: 200 };

export const listBrandTypes: Operation<BrandTypeDto[], undefined, never> = { method: 'get', path: '/v1/products/typeAndNavbarImageFromBrand', status: 200 };

export const uploadArray: Operation<UploadedPicturesDto, UploadArrayDto, never> = { method: 'post', path: '/v1/products/uploadArray', status: 201 };

export const uploadModel: Operation<UploadedModelDto, UploadModelDto, never> = { method: 'post', path: '/v1/products/uploadModel', status: 201 };

export const uploadSingle: Operation<UploadedPictureDto, UploadSingleDto, never> = { method: 'post', path: '/v1/products/uploadSingle', status: 201 };

export const getProduct: Operation<ProductDto, undefined, 'id'> = { method: 'get', path: '/v1/products/{id}', status: 200 };

export const updateProduct: Operation<ProductDto, UpdateProductDto, 'id'> = { method: 'put', path: '/v1/products/{id}', status: 200 };

export const listProductAuditEvents: Operation<AuditEventListDto, undefined, 'id'> = { method: 'get', path: '/v1/products/{id}/audit-events', status: 200 };

export const deleteProduct: Operation<void, undefined, 'id'> = { method: 'put', path: '/v1/products/{id}/delete', status: 204 };

export const correctQuantitySold: Operation<ProductDto, SoldElsewhereDto, 'id'> = { method: 'put', path: '/v1/products/{id}/quantitySold', status: 200 };

export const restoreProduct: Operation<ProductDto, undefined, 'id'> = { method: 'put', path: '/v1/products/{id}/restore', status: 200 };

export const listStockMovements: Operation<StockMovementListDto, undefined, 'id'> = { method: 'get', path: '/v1/products/{id}/stock-movements', status: 200 };

export const listReturns: Operation<ReturnListDto, undefined, never> = { method: 'get', path: '/v1/returns', status: 200 };

export const withdrawReturn: Operation<ReturnDto, undefined, 'id'> = { method: 'delete', path: '/v1/returns/{id}', status: 200 };

export const moveReturn: Operation<ReturnDto, MoveReturnDto, 'id'> = { method: 'put', path: '/v1/returns/{id}', status: 200 };

export const getShop: Operation<ShopDto, undefined, never> = { method: 'get', path: '/v1/shop', status: 200 };

export const getDelivery: Operation<DeliveryDto, undefined, never> = { method: 'get', path: '/v1/shop/delivery', status: 200 };

export const getShopPage: Operation<ShopPageDto, undefined, 'name'> = { method: 'get', path: '/v1/shop/pages/{name}', status: 200 };

export const listSizeWaits: Operation<SizeWaitListDto, undefined, never> = { method: 'get', path: '/v1/size-waits', status: 200 };

export const askForSize: Operation<SizeWaitDto, SizeKeyDto, never> = { method: 'post', path: '/v1/size-waits', status: 201 };

export const confirmSizeWait: Operation<ConfirmedWaitDto, ConfirmWaitDto, never> = { method: 'post', path: '/v1/size-waits/confirm', status: 200 };

export const askForSizeAsVisitor: Operation<void, VisitorWaitDto, never> = { method: 'post', path: '/v1/size-waits/visitor', status: 202 };

export const endSizeWait: Operation<void, undefined, 'id'> = { method: 'delete', path: '/v1/size-waits/{id}', status: 204 };

export const listStaff: Operation<StaffListDto, undefined, never> = { method: 'get', path: '/v1/staff', status: 200 };

export const inviteStaff: Operation<StaffInvitationDto, InviteStaffDto, never> = { method: 'post', path: '/v1/staff/invitations', status: 201 };

export const acceptInvitation: Operation<void, AcceptInvitationDto, never> = { method: 'post', path: '/v1/staff/invitations/accept', status: 204 };

export const checkInvitation: Operation<InviteeDto, InvitationLinkDto, never> = { method: 'post', path: '/v1/staff/invitations/check', status: 200 };

export const withdrawInvitation: Operation<void, undefined, 'id'> = { method: 'delete', path: '/v1/staff/invitations/{id}', status: 204 };

export const endStaffAccess: Operation<void, undefined, 'id'> = { method: 'delete', path: '/v1/staff/{id}', status: 204 };

export const countToDo: Operation<ToDoDto, undefined, never> = { method: 'get', path: '/v1/stats/to-do', status: 200 };

export const changeStock: Operation<StockLevelListDto, ChangeStockDto, never> = { method: 'put', path: '/v1/stock', status: 200 };
