/**
 * Words that people of this shop are likely to choose, without accents and spaces: the shop's own, and those that are
 * common in Vietnam, which the list of the world's commonest passwords lacks. Nothing that is put behind them helps.
 */
export const LOCAL_WORDS: readonly string[] = [
  ...['buoc', 'buocshop', 'buocsneaker', 'buocstore', 'sneaker', 'sneakers', 'sneakershop', 'sneakerhead'],
  ...['shoe', 'shoes', 'shoeshop', 'myshoes', 'giay', 'giaythethao', 'giaysneaker', 'giaydep', 'giaychay'],
  ...['nike', 'adidas', 'puma', 'vans', 'converse', 'balenciaga', 'jordan', 'airjordan', 'newbalance'],
  ...['cuahang', 'banhang', 'muahang', 'muasam', 'khachhang', 'quanly', 'quantri', 'nhanvien', 'admin'],
  ...['matkhau', 'matkhaumoi', 'matkhaucuatoi', 'matkhaucu', 'doimatkhau', 'quenmatkhau', 'dangnhap'],
  ...['taikhoan', 'khongbiet', 'khongco', 'khongnho', 'xinchao', 'chaoban', 'camon', 'bimat'],
  ...['anhyeuem', 'emyeuanh', 'yeuem', 'yeuanh', 'yeuemnhieu', 'yeuanhnhieu', 'maiyeu', 'maiyeuem', 'nhoem'],
  ...['tinhyeu', 'hanhphuc', 'conyeu', 'meyeu', 'bome', 'giadinh', 'giadinhtoi', 'congchua', 'hoangtu'],
  ...['deptrai', 'xinhdep', 'xinhgai', 'thanhcong', 'maymanh', 'mayman', 'phattai', 'bongda', 'quehuong'],
  ...['vietnam', 'toiyeuvietnam', 'ilovevietnam', 'vietnamvodich', 'saigon', 'hanoi', 'danang', 'haiphong'],
  ...['cantho', 'nhatrang', 'dalat', 'vungtau', 'hochiminh', 'tphcm', 'thanglong', 'halong', 'sapa'],
  ...['nguyen', 'nguyenvan', 'nguyenthi', 'nguyenvana', 'tranvan', 'tranthi', 'phamvan', 'phamthi', 'levan'],
  ...['shop', 'shopgiay', 'mothaiba', 'anhyeu', 'toiyeu', 'toiyeuem', 'chucmung', 'root', 'user', 'guest'],
  ...['temp', 'login', 'staff', 'manager', 'boss', 'password'],
];
